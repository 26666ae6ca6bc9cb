import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/root.js";
import { ownScript } from "./own-script.js";

const scripts = readdirSync(join(root, "scripts")).filter((name) => name.endsWith(".ts"));

// generate.test.ts tests this with a script of the project.
test("a script whose reader leaves continues to its end, quietly", async () => {
  const printing = `for (let line = 0; line < 100; line++) {
    console.log(line);
    await new Promise((resolve) => setImmediate(resolve));
  }
  console.error("ended");`;
  const { code, stderr } = await ownScript(`await runScript({ usage: "" }, async () => {\n${printing}\n});`, {
    withoutReader: true,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "ended\n" });
});

test("every script that prints imports lib/script.ts", () => {
  const printing = scripts.filter((name) => {
    const text = readFileSync(join(root, "scripts", name), "utf8");
    return text.includes("console.log") && !text.includes('"./lib/script.js"');
  });
  expect(printing).toEqual([]);
});
