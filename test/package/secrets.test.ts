import { readFileSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { app, filesBelow, installed } from "./installed.js";

const texts = filesBelow(installed).map((name) => [name, readFileSync(join(installed, name), "utf8")] as const);

/** Returns the package's files that match a pattern, each with the match. */
function found(pattern: RegExp): string[] {
  return texts.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([hit]) => `${name}: ${hit}`));
}

/** Returns a pattern that matches any of these strings. */
const anyOf = (values: string[]): RegExp =>
  new RegExp(values.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");

test("the package does not mention folders of the machine that built it", () => {
  // A short folder name can also be part of a word. The next pattern finds the paths in such a folder.
  const own = [root, homedir(), app].filter((folder) => folder.length > 5);
  expect(found(anyOf(own))).toEqual([]);
  expect(
    found(/(?<![\w.])\/(?:home|root|Users|work|tmp|private|var\/folders|builds)\/[\w.-]+|\b[A-Z]:\\\\?Users/g),
  ).toEqual([]);
  expect(found(/file:\/\/\/\w[^\s"'`]*/g)).toEqual([]);
  const host = hostname();
  // A short name can also be an ordinary word.
  if (host.length > 8) expect(found(anyOf([host]))).toEqual([]);
});

test("the package does not contain any recognizable key or token", () => {
  const kinds = [
    /Bearer\s+[A-Za-z0-9+/_=.-]{20,}/g,
    /\b(?:npm|ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{20,}/g,
    /\bsk-[A-Za-z0-9_-]{20,}/g,
    /\bAKIA[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
    /_authToken|_auth\s*=/g,
  ];
  for (const kind of kinds) expect(found(kind)).toEqual([]);
});

test("the package does not contain secrets of the environment that built it", () => {
  const named = Object.entries(process.env).filter(([name]) => /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name));
  const secrets = named.flatMap(([, value]) => (value && value.length >= 8 ? [value] : []));
  // Shows only names, because a failing test must not print a secret.
  const leaked = texts.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([name]) => name);
  expect(leaked).toEqual([]);
});

test("the build mentions only known hosts, and the package does not mention a registry", () => {
  // Other authors wrote the licenses.
  const built = texts.filter(([name]) => name.startsWith("dist/") && !name.endsWith("LICENSES.txt"));
  const hosts = built.flatMap(([, text]) =>
    [...text.matchAll(/\b(?:https?|wss?|redis):\/\/([a-z0-9.-]*[a-z0-9])/gi)].map(([, host]) => host),
  );
  expect([...new Set(hosts)].sort()).toEqual([
    "127.0.0.1", // where cfb serve listens
    "a.espncdn.com", // logos in the sample world's rows
    "api.collegefootballdata.com",
    "collegefootballdata.com",
    "github.com", // a message of the library for agents' protocol
    "json-schema.org", // the dialect of the tools' schemas
    "localhost", // the base with which the listener parses URLs
    "user", // the examples of `--shared`
  ]);
  expect(found(/\bregistry\.[a-z0-9-]+\.[a-z]|\/\/npm\.[a-z]/g)).toEqual([]);
});

test("the package does not contain tests or recordings of the real service", () => {
  const kinds = /@ts-expect-error|\bexpect\(|\bbeforeAll\(|\bdescribe\(["'`][^"'`\n]*["'`],/g;
  expect(found(kinds).filter((hit) => hit.startsWith("dist/"))).toEqual([]);
  // Recorded responses would be large JSON strings. The sample world is code.
  const module = readFileSync(join(installed, "dist/shared/world-bundle.cjs"), "utf8");
  expect(module).not.toMatch(/JSON\.parse\(/);
  expect(module).not.toContain('"recordedAt"');
});
