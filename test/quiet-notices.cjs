// Clients print notices, which would fill the output of the tests. The tests of what is printed replace `console.warn` themselves.
const { warn } = console;
console.warn = (...parts) => {
  if (!String(parts[0]).startsWith("cfb-openapi: ")) warn.apply(console, parts);
};
