/** An operation is either specified or observed: one that the specification only names says what it rests on. */
export default () => ({
  Operation(operation, { report, location }) {
    if (operation["x-specified"] === true || "x-observed" in operation) return;
    const message =
      "This operation does not say what it rests on. Add `x-specified: true` where the specification details it, else `x-observed` " +
      "with what was seen: `x-observed: Named by path only; rows as in two recordings of 2025.`";
    report({ message, location: location.key() });
  },
});
