/** The compiler options of a user's project. `paths` leads from the name of the package to its source. */
export function userOptions(paths: Readonly<Record<string, readonly string[]>>) {
  return {
    module: "nodenext",
    target: "es2022",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
    paths,
  };
}
