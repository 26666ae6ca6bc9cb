import { element } from "./dom.js";

/** A button that copies what `text` returns when it is pressed, and says so. */
export function copyButton(text: () => string): HTMLElement {
  const button = element("button", { type: "button" }, "Copy");
  const said = element("span", { "aria-live": "polite" });
  button.addEventListener("click", async () => {
    said.textContent = await navigator.clipboard.writeText(text()).then(
      () => "Copied.",
      () => "The browser refused: select the text.",
    );
  });
  return element("span", { class: "copy" }, said, " ", button);
}
