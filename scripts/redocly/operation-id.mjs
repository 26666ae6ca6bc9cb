/** Operations are named by a verb and what it gives: functions, types and folders are called after them. */
export default () => ({
  Operation(operation, { report, location }) {
    const id = operation.operationId;
    if (id === undefined || /^(get|search)([A-Z][a-z]+|[A-Z]+(?=[A-Z]|$))+$/.test(id)) return;
    const message = `\`${id}\` is not a verb and a noun in camel case. Write one such as \`getGames\` or \`searchPlayers\`.`;
    report({ message, location: location.child(["operationId"]) });
  },
});
