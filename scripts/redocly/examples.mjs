/** Every parameter has an example, and that of a season is one with data. */
export default () => ({
  Parameter(parameter, { report, location }) {
    if ("example" in parameter || "examples" in parameter) return;
    const message = `This parameter has no example. Add a value that works on the service and on the sample service: \`example: 2024\`.`;
    report({ message, location: location.key() });
  },
  Operation(operation, { report, location, resolve }) {
    const since = operation["x-data-since"];
    const year = (operation.parameters ?? [])
      .map((parameter) => resolve(parameter).node)
      .find((parameter) => parameter?.name === "year")?.example;
    if (since === undefined || year === undefined || year >= since) return;
    const message = `The example of \`year\` is ${year}, before the first season with data. Use a parameter whose example is ${since} or later: \`yearSince2025\`.`;
    report({ message, location: location.child(["x-data-since"]).key() });
  },
});
