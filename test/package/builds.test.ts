import { run } from "../scripts/run.js";
import { app } from "./installed.js";

interface Printed {
  names: string[];
  printed: string[][];
  separate: boolean;
  importedInRequired: [name: string, classes: string[]][];
  requiredInImported: [name: string, classes: string[]][];
  thrown: string[][];
  foreign: string[];
  own: [own: boolean, foreign: boolean, classes: string[]];
}

describe("if a process both imports and requires the package,", () => {
  let printed: Printed;

  beforeAll(async () => {
    const { code, stdout, stderr } = await run(process.execPath, ["builds.mjs"], { cwd: app });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    printed = JSON.parse(stdout);
  });

  test("each build has separate classes", () => {
    expect(printed.names).toContain("CfbError");
    expect(printed.names.length).toBeGreaterThan(8);
    expect(printed.separate).toBe(true);
  });

  test("Node prints the classes with their names", () => {
    expect(printed.printed).toEqual([printed.names, printed.names]);
  });

  test.each(["importedInRequired", "requiredInImported"] as const)(
    "an error of one build is an instance of only CfbError and its own class in the other build (%s)",
    (direction) => {
      const subclasses = printed.names.filter((name) => name !== "CfbError");
      const expected = subclasses.map((name) => [
        name,
        printed.names.filter((own) => own === "CfbError" || own === name),
      ]);
      expect(printed[direction]).toEqual(expected);
    },
  );

  test("a failed call's error is an instance of the same classes in both builds", () => {
    expect(printed.thrown).toEqual([
      ["CfbError", "TierError"],
      ["CfbError", "TierError"],
    ]);
  });

  test("an unrelated error is not an instance of any class of the package", () => {
    expect(printed.foreign).toEqual([]);
  });

  test("a user's subclass recognizes only its own instances", () => {
    expect(printed.own).toEqual([true, false, ["CfbError", "QueryError"]]);
  });
});
