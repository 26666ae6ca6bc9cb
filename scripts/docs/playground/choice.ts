import { element } from "./dom.js";

/** Radio buttons in a line, the first one checked. `id` is unique in the page. */
export interface Choice<T extends string> {
  readonly element: HTMLElement;
  current(): T;
}

/** Creates a choice between names. `onChange` is called with the new one. */
export function choiceOf<T extends string>(
  id: string,
  label: string,
  names: readonly [T, ...T[]],
  onChange: () => void,
): Choice<T> {
  let current: T = names[0];
  const options = names.map((name) => {
    const input = element("input", { type: "radio", name: id, checked: name === current || undefined });
    input.addEventListener("change", () => {
      current = name;
      onChange();
    });
    return element("label", {}, input, ` ${name}`);
  });
  return {
    element: element("fieldset", { class: "playground-choice" }, element("legend", {}, label), ...options),
    current: () => current,
  };
}
