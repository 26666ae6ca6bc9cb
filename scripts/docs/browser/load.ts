/** The element of the pages' script, which says where the site's folder is. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** Leads from this page to the site's folder: `""` or `"../"`. */
export const root = own?.dataset.root ?? "";

const loaded = new Map<string, Promise<void>>();

/** Loads a script of the site once. It is no module, because a page that is opened from a file may not load those. */
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
