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

describe("in a process that imports and requires the package", () => {
  let printed: Printed;

  beforeAll(async () => {
    const { code, stdout, stderr } = await run(process.execPath, ["builds.mjs"], { cwd: app });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    printed = JSON.parse(stdout);
  });

  test("each build has its own classes", () => {
    expect(printed.names).toContain("CfbError");
    expect(printed.names.length).toBeGreaterThan(8);
    expect(printed.separate).toBe(true);
  });

  test("the classes have their names, which Node prints", () => {
    expect(printed.printed).toEqual([printed.names, printed.names]);
  });

  test.each(["importedInRequired", "requiredInImported"] as const)(
    "an error of one build is an instance of its class and CfbError in the other, and of no other class (%s)",
    (direction) => {
      const subclasses = printed.names.filter((name) => name !== "CfbError");
      const expected = subclasses.map((name) => [
        name,
        printed.names.filter((own) => own === "CfbError" || own === name),
      ]);
      expect(printed[direction]).toEqual(expected);
    },
  );

  test("the error of a failed call is an instance of the same classes in both", () => {
    expect(printed.thrown).toEqual([
      ["CfbError", "TierError"],
      ["CfbError", "TierError"],
    ]);
  });

  test("another error is not an instance of any class of the package", () => {
    expect(printed.foreign).toEqual([]);
  });

  test("only its own instances are instances of a user's subclass", () => {
    expect(printed.own).toEqual([true, false, ["CfbError", "QueryError"]]);
  });
});
