import { compile, resolutions, userFiles } from "./compile.js";

// Uses the fastest compiler. test/package/matrix/types.test.ts uses all of them.
test.each(resolutions)(
  "a user's ES and CommonJS modules type-check with moduleResolution %s, including the package's declarations",
  async (moduleResolution) => {
    const project = { compiler: "ts7", moduleResolution, exactOptionalPropertyTypes: true };
    const ended = await compile({ ...project, files: userFiles(moduleResolution) });
    expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
  },
);
