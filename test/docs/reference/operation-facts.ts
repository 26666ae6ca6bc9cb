/** Runs in the page: sets an anchor; then waits until its section says all that is needed, for at most 5 s. */
export async function openSection({ anchor, needed }: { anchor: string; needed: readonly string[] }) {
  const section = () => document.querySelector<HTMLElement>(`[data-section-id="/${anchor}" i]`);
  const heading = () => section()?.querySelector("h1, h2, h3");
  const inView = () => {
    const top = heading()?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top <= 900;
  };
  const read = () => {
    const text = (section()?.innerText ?? "").replace(/\s+/g, " ").replace(/ ([.,])/g, "$1");
    const responses = section()?.querySelectorAll<HTMLElement>(".panel-response-samples") ?? [];
    return {
      heading: heading()?.textContent ?? "",
      missing: needed.filter((part) => !text.includes(part)),
      response: [...responses].some((each) => /["[{]/.test(each.innerText)),
      form: section()?.querySelector("details.playground") !== null,
      inView: inView(),
    };
  };
  const before = inView();
  location.hash = anchor;
  // The text and the samples follow the heading, and the page may draw the section again.
  for (let reads = 0; reads < 100; reads++) {
    const facts = read();
    if (facts.missing.length === 0 && facts.response && facts.form && facts.inView)
      return { ...facts, before, late: false };
    await new Promise((done) => setTimeout(done, 50));
  }
  return { ...read(), before, late: true };
}

/** Runs in the page: waits until the open form of an operation has an outcome other than `last`, for at most 10 s, and returns what it shows. */
export async function formFacts({ path, last }: { path: string; last: string }) {
  const form = document.querySelector(`details.playground[data-path="${path}"]`);
  const read = () => (form?.querySelector("[role=status]")?.textContent ?? "").replace(/\s+/g, " ");
  const waits = () => ["", "Calling…", last].includes(read());
  for (let reads = 0; reads < 500 && waits(); reads++) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const boxes = [...(form?.querySelectorAll(".playground-outcome .playground-scroll") ?? [])];
  return {
    outcome: read(),
    late: waits(),
    tables: boxes.filter((box) => box.querySelector("table") !== null).length,
    wide: boxes.filter((box) => box.scrollWidth > box.clientWidth).length,
    marked: form?.querySelectorAll("[aria-invalid=true]").length ?? 0,
    real: form?.querySelector(".playground-source")?.getAttribute("data-real") === "true",
  };
}

/** Runs in the page: sets the focus to where Enter opens the form of an operation. */
export function focusSummary(path: string): void {
  document.querySelector<HTMLElement>(`details.playground[data-path="${path}"] summary`)?.focus();
}

/** Runs in the page: waits until a form is open, for at most 5 s, and returns how many fields it has. */
export async function countFields(path: string): Promise<number> {
  const form = () => document.querySelector(`details.playground[data-path="${path}"] form`);
  for (let reads = 0; reads < 250 && form() === null; reads++) await new Promise((done) => setTimeout(done, 20));
  return form()?.querySelectorAll("input, select").length ?? 0;
}

/** Runs in the page: gives all of these fields a value. */
export function fillFields(fields: Element[], value: string): void {
  for (const field of fields) {
    Object.assign(field, { value });
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
