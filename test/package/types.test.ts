import { compile, resolutions, userFiles } from "./compile.js";

// With the fastest compiler. test/package/matrix/types.test.ts uses all of them.
test.each(resolutions)(
  "a user's project, modules and CommonJS, type-checks with moduleResolution %s, declarations included",
  async (moduleResolution) => {
    const project = { compiler: "ts7", moduleResolution, exactOptionalPropertyTypes: true };
    const ended = await compile({ ...project, files: userFiles(moduleResolution) });
    expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
  },
);
