import { copyButton } from "../browser/copy.js";
import { coloredParts } from "./colors.js";

type Child = Node | string;

/** Creates an element with attributes and children. `true` sets an empty attribute, and undefined leaves the attribute out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | true | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) created.setAttribute(name, value === true ? "" : value);
  }
  created.append(...children);
  return created;
}

/** Renders a sentence. Parts between backticks become code. */
export function sentence(text: string): Child[] {
  return text.split("`").map((part, index) => (index % 2 === 0 ? part : element("code", {}, part)));
}

/** Renders code in the colors of its language. */
export function colored(...code: Parameters<typeof coloredParts>): Child[] {
  return coloredParts(...code).map(([part, kind]) =>
    kind === undefined ? part : element("span", { class: `c-${kind}` }, part),
  );
}

/**
 * Creates a paragraph for errors below `control`. `say` shows an error in it. `mark` connects the field with the error in the element with the given
 * id, which can be below another field.
 */
export function errorAt(control: HTMLElement, hintIds: string) {
  const id = `${control.id}-error`;
  const paragraph = element("p", { id, class: "form-error" });
  return {
    element: paragraph,
    id,
    say: (message: string) => paragraph.replaceChildren(...sentence(message)),
    mark(errorId: string | undefined) {
      control.toggleAttribute("aria-invalid", false);
      if (errorId !== undefined) control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", errorId === undefined ? hintIds : `${errorId} ${hintIds}`);
    },
  };
}

/** Creates a box that scrolls with the mouse and the keyboard. */
export function scrolling(label: string, child: Node): HTMLElement {
  return element("div", { class: "form-scroll", role: "region", "aria-label": label, tabindex: "0" }, child);
}

/** Creates a block with a button that copies the text that `text` returns. */
export function copied(shown: Node, text: () => string): HTMLElement {
  return element("div", { class: "code" }, shown, copyButton(text));
}

/**
 * Creates a line of radio buttons. The first one is checked. `id` is unique in the page. Calls `onChange` when the reader chooses another button.
 */
export function choiceOf<T extends string>(
  id: string,
  label: string,
  names: readonly [T, ...T[]],
  onChange: () => void,
) {
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
    element: element("fieldset", { class: "choice" }, element("legend", {}, label), ...options),
    current: (): T => current,
  };
}
