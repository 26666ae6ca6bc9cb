/** Texts name another operation by its id, in code marks: one that is not there is found, and a reader finds it everywhere by one name. */
export default () => {
  let ids = new Set();
  let paths = [];
  return {
    Root(root) {
      paths = Object.keys(root.paths ?? {});
      ids = new Set(Object.values(root.paths ?? {}).map((item) => item.get?.operationId));
    },
    any: {
      enter(node, { report, location }) {
        for (const key of ["description", "x-observed"]) {
          const text = node?.[key];
          if (typeof text !== "string") continue;
          const at = location.child([key]);
          const path = paths.find((each) => new RegExp(`(?<![\\w/])${each}(?![\\w/-])`).test(text));
          if (path !== undefined || /\bGET \//.test(text)) {
            const message = `This text names an operation by its path${path === undefined ? "" : ` ${path}`}. Name it by its id: \`getGames\` in code marks.`;
            report({ message, location: at });
          }
          for (const [, mark, id] of text.matchAll(/(`?)\b((?:get|search)[A-Z]\w*)\b/g)) {
            if (ids.has(id) && mark === "`") continue;
            const message = ids.has(id)
              ? `Write the operation's id in code marks: \`${id}\`.`
              : `\`${id}\` is not an operation. Name one by its operationId, such as \`getGames\`.`;
            report({ message, location: at });
          }
        }
      },
    },
  };
};
