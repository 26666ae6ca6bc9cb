import { commonJs, compile, nodeResolutions, resolutions } from "./compile.js";

// With the fastest compiler. `npm run matrix` uses all of them.
test.each(resolutions)("a user's project type-checks with moduleResolution %s, declarations included", async (name) => {
  const ended = await compile({ compiler: "ts7", moduleResolution: name, exactOptionalPropertyTypes: true });
  expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
});

test.each(nodeResolutions)(
  "a CommonJS project type-checks with module %s, by import and by require()",
  async (name) => {
    const project = { compiler: "ts7", moduleResolution: name, exactOptionalPropertyTypes: true };
    expect(await compile({ ...project, files: commonJs })).toEqual({ code: 0, stdout: "", stderr: "" });
  },
);
