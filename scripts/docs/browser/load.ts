/** The script element of the pages' script. An attribute has the path to the site's folder. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** The path from this page to the site's folder, `""` or `"../"`. */
export const root = own?.dataset.root ?? "";

const loaded = new Map<string, Promise<void>>();

/** Loads one of the site's scripts, only once. The script is not a module, because browsers do not load modules for a page opened from a file. */
export function load(file: string): Promise<void> {
  const before = loaded.get(file);
  if (before !== undefined) return before;
  const loading = new Promise<void>((done, fail) => {
    const script = document.createElement("script");
    script.src = `${root}assets/${file}`;
    script.addEventListener("load", () => done());
    script.addEventListener("error", () => {
      loaded.delete(file);
      fail(new Error(`${file} could not be loaded`));
    });
    document.head.append(script);
  });
  loaded.set(file, loading);
  return loading;
}
