/** An operation is either specified or observed. One that the specification only names says what was observed. */
export default () => ({
  Operation(operation, { report, location }) {
    if (operation["x-specified"] === true || "x-observed" in operation) return;
    const message =
      "This operation does not say whether it is specified. Add `x-specified: true` if the specification details it, else `x-observed` " +
      "with what was observed: `x-observed: Named by path only; rows as in two recordings of 2025.`";
    report({ message, location: location.key() });
  },
});
