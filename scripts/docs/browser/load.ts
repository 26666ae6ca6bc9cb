/** The element of the pages' script. It contains the path of the site's folder. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** The path from this page to the site's folder: `""` or `"../"`. */
export const root = own?.dataset.root ?? "";

const loaded = new Map<string, Promise<void>>();

/** Loads a script of the site once. The script is not a module, because a page that is opened from a file may not load modules. */
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
