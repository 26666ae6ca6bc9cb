import { type Operation, operations, serverUrl } from "../../../src/document/operation.js";
import { samplesOf } from "../pages/samples.js";
import { choiceOf, colored, copied, element, scrolling } from "./dom.js";
import type { FormCall } from "./source.js";

/** Renders a form's call in each language. */
function samplesIn({ path, query }: FormCall) {
  const { object, noContent }: Operation = operations[path];
  return samplesOf({ path, query, list: !object, mayBeEmpty: noContent === true }, serverUrl);
}

/**
 * Creates the elements that show a form's call as code and as a link to the form. `update` shows the form's current call, or hides the code if the
 * client would refuse the call. `prefix` is unique in the page.
 */
export function codeOf(prefix: string, call: () => FormCall) {
  const text = element("code");
  const anchor = element("a", {}, "Link to this form");
  const update = () => {
    const given = call();
    const samples = samplesIn(given);
    const { source, lang } = samples.find(({ label }) => label === choice.current()) ?? samples[0];
    text.replaceChildren(...colored(source, lang));
    const pairs = Object.entries(given.query).map(([name, value]): [string, string] => [name, String(value)]);
    anchor.setAttribute("href", `#?${new URLSearchParams(pairs)}`);
  };
  const choice = choiceOf(`${prefix}-code`, "The same call as", ["TypeScript", "curl", "Python", "cfb"], update);
  const note = element(
    "small",
    {},
    "It calls the real service with the key in CFB_API_KEY. Without a key, add ",
    element("code", {}, "--sample"),
    " to cfb. ",
    anchor,
  );
  update();
  const block = copied(scrolling(`Code of ${call().path}`, element("pre", {}, text)), () => text.textContent ?? "");
  const all = element("div", { class: "form-code" }, choice.element, block, note);
  return {
    element: all,
    /** Shows the call in the fields unless the client would refuse it. */
    update(refused: boolean) {
      all.hidden = refused;
      if (!refused) update();
    },
  };
}
