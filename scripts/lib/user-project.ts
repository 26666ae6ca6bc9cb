/** How a user's project compiles that finds the package's source under its name: `paths` are TypeScript's. */
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
