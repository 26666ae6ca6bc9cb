import { readText } from "../../scripts/lib/root.js";
import { script } from "./run.js";

test("cfb runs the command from its source, with the version of the package", async () => {
  const { version } = JSON.parse(readText("package.json"));
  expect(await script("cfb", ["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  const { code, stdout } = await script("cfb", [
    "get",
    "/games",
    "year=2024",
    "team=Ohio State",
    "--sample",
    "--quiet",
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ homeTeam: "Ohio State" }));
});

test("cfb ends with the code of the command", async () => {
  expect(await script("cfb", ["get", "/gmaes"])).toMatchObject({ code: 2, stdout: "" });
});
