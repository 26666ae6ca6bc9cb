import { element, errorAt } from "./dom.js";
import { keyText, onKeyChange, source, sourceSentence, useKey } from "./source.js";

/** Creates the field for the API key and a sentence about which service responds. `prefix` is unique in the page. */
export function keyField(prefix: string) {
  const id = `${prefix}-key`;
  const hint =
    "Optional. The page keeps the key in memory until you clear the field or leave, and sends it only to the service.";
  // The type is not `password`, because browsers would offer to store the key. The style hides the characters instead.
  const input = element("input", {
    id,
    type: "text",
    class: "form-key",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-describedby": `${id}-hint ${id}-source`,
  });
  const responds = element("p", { class: "form-source", id: `${id}-source`, "aria-live": "polite" });
  const update = () => {
    input.value = keyText();
    responds.textContent = sourceSentence(source());
    responds.dataset.real = String(source().real);
  };
  input.addEventListener("input", () => useKey(input.value));
  onKeyChange(update);
  update();
  const label = element("label", { for: id }, "Your API key");
  const error = errorAt(input, `${id}-hint ${id}-source`);
  const small = element("small", { id: `${id}-hint` }, hint);
  const field = element("div", { class: "form-field" }, label, input, error.element, small);
  return {
    element: element("div", {}, field, responds),
    /** Shows why the client did not send the key. An empty string clears the message. */
    show(message: string) {
      error.say(message);
      error.mark(message === "" ? undefined : error.id);
      if (message !== "") input.focus();
    },
  };
}
