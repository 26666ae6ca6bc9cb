import type { Random } from "../../../src/sample/world/simulation/random.js";
import type { PlainDescription, PlainOperation, PlainSchema } from "../../support/plain-description.js";

/** A field of an operation's body, and the object that lists it. */
interface Site {
  at: string;
  name: string;
  schema: PlainSchema;
  owner: PlainSchema;
}

export function bodyOf(operation: PlainOperation): PlainSchema {
  return operation.responses["200"].content["application/json"].schema;
}

/** Every field of a body, at any depth, in a description without references. */
export function sitesOf(schema: PlainSchema, at = ""): Site[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Site[] => {
    const path = at === "" ? name : `${at}.${name}`;
    return [{ at: path, name, schema: field, owner: schema }, ...sitesOf(field, path)];
  });
  return schema.items ? [...fields, ...sitesOf(schema.items, `${at}[]`)] : fields;
}

const isRequired = ({ owner, name }: Site): boolean => owner.required?.includes(name) === true;
const isPlain = ({ schema }: Site): boolean =>
  /^(string|integer|number|boolean)$/.test(schema.type ?? "") && !schema.enum;
const without = (list: readonly string[] | undefined, name: string) => (list ?? []).filter((each) => each !== name);

/** An edit of a field: where it is possible, what it does, and the kind of difference that it makes. */
interface FieldEdit {
  kind: string;
  fits: (site: Site) => boolean;
  edit: (site: Site) => void;
  /** The name of what is different, if it is not the field itself. */
  below?: string;
}

const fieldEdits: FieldEdit[] = [
  {
    kind: "field removed",
    fits: (site) => isRequired(site) && Object.keys(site.owner.properties ?? {}).length > 1,
    edit: ({ owner, name }) => {
      delete owner.properties?.[name];
      owner.required = without(owner.required, name);
    },
  },
  {
    kind: "field added",
    fits: ({ schema }) => schema.properties !== undefined,
    edit: ({ schema }) => Object.assign(schema.properties ?? {}, { brandNew: { type: "string" } }),
    below: "brandNew",
  },
  {
    kind: "null added",
    fits: (site) => isPlain(site) && !site.schema.nullable,
    edit: ({ schema }) => Object.assign(schema, { nullable: true }),
  },
  {
    kind: "null removed",
    fits: (site) => isPlain(site) && site.schema.nullable === true && !site.schema.observed,
    edit: ({ schema }) => delete schema.nullable,
  },
  {
    kind: "type changed",
    fits: (site) => isPlain(site) && site.schema.type !== "boolean",
    edit: ({ schema }) => {
      schema.type = "boolean";
      delete schema.format;
    },
  },
  {
    kind: "field optional",
    fits: isRequired,
    edit: ({ owner, name }) => {
      owner.required = without(owner.required, name);
    },
  },
  {
    kind: "value added",
    fits: ({ schema }) => schema.enum !== undefined,
    edit: ({ schema }) => schema.enum?.push("brand new"),
  },
  {
    kind: "value removed",
    fits: ({ schema }) => (schema.enum?.length ?? 0) > 1 && !schema.observed,
    edit: ({ schema }) => schema.enum?.pop(),
  },
  {
    kind: "field deprecated",
    fits: (site) => isPlain(site) && !site.schema.deprecated,
    edit: ({ schema }) => Object.assign(schema, { deprecated: true }),
  },
];

type Parameters = PlainOperation["parameters"];
type Pick = <T>(list: T[]) => T | undefined;

/** The parameters that may be edited. Path parameters are left out, because they are always required. */
const inQuery = (list: Parameters): Parameters => list.filter((each) => each.in === "query");

/** An edit of parameters. Returns the name of the one that it changes, or undefined if it does not change any. */
const parameterEdits: { kind: string; edit: (parameters: Parameters, pick: Pick) => string | undefined }[] = [
  {
    kind: "parameter removed",
    edit: (list, pick) => {
      const found = pick(inQuery(list));
      return found && list.splice(list.indexOf(found), 1)[0]?.name;
    },
  },
  {
    kind: "parameter added",
    edit: (list) => {
      list.push({ name: "brandNew", in: "query", schema: { type: "integer" } });
      return "brandNew";
    },
  },
  {
    kind: "parameter required",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ required }) => !required));
      return found && Object.assign(found, { required: true }).name;
    },
  },
  {
    kind: "parameter optional",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ required }) => required));
      return found && Object.assign(found, { required: false }).name;
    },
  },
  {
    kind: "parameter type",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ schema }) => schema.type === "integer"));
      return found && Object.assign(found, { schema: { ...found.schema, type: "string", format: "date-time" } }).name;
    },
  },
  {
    kind: "parameter value removed",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ schema }) => (schema.enum?.length ?? 0) > 1));
      return found?.schema.enum?.shift() === undefined ? undefined : found.name;
    },
  },
  {
    kind: "parameter value added",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ schema }) => schema.enum !== undefined));
      return found?.schema.enum?.push("brand new") === undefined ? undefined : found.name;
    },
  },
  {
    kind: "parameter limit",
    edit: (list, pick) => {
      const found = pick(inQuery(list).filter(({ schema }) => schema.type === "integer"));
      return found && Object.assign(found, { schema: { ...found.schema, maximum: 7 } }).name;
    },
  },
];

/**
 * Makes edits of a description without references, each in a separate operation. Returns the difference that each makes, as `kind | operation |
 * at`. Makes only edits that openapi.yaml does not allow on purpose.
 */
export function edited(description: PlainDescription, count: number, random: Random): string[] {
  const pick = <T>(list: T[]): T | undefined => list[Math.floor(random.next() * list.length)];
  const left = Object.keys(description.paths);
  const found: string[] = [];
  const kinds = [...fieldEdits, ...parameterEdits, { kind: "operation added" }, { kind: "operation removed" }];
  // The kinds take turns.
  for (let turn = 0; found.length < count; turn++) {
    const edit = kinds[turn % kinds.length];
    const path = pick(left);
    const operation = path === undefined ? undefined : description.paths[path]?.get;
    if (!edit || path === undefined || !operation) throw new Error("there are too few operations for so many edits");
    let at: string | undefined;
    if (edit.kind === "operation added") {
      const added = `${path}/new`;
      description.paths[added] = { get: structuredClone(operation) };
      found.push(`operation added | GET ${added} | `);
      left.splice(left.indexOf(path), 1);
      continue;
    }
    if (edit.kind === "operation removed") {
      delete description.paths[path];
      at = "";
    } else if ("fits" in edit) {
      const site = pick(sitesOf(bodyOf(operation)).filter(edit.fits));
      if (site) edit.edit(site);
      at = site && (edit.below === undefined ? site.at : `${site.at}.${edit.below}`);
    } else if ("edit" in edit) at = edit.edit(operation.parameters, pick);
    // If the operation does not have such a field or parameter, another operation is used.
    if (at === undefined) {
      turn--;
      continue;
    }
    found.push(`${edit.kind} | GET ${path} | ${at}`);
    left.splice(left.indexOf(path), 1);
  }
  return found;
}
