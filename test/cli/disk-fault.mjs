// `node --import` loads this file before the command's code. At write number CFB_TEST_AT, the process is killed, the write never ends, or the disk is
// full from then on. With CFB_TEST_FAULT=small, every write above 1 MB fails as if the disk were full. With CFB_TEST_FILE, the fault instead happens
// when a file is renamed to that name.

import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { CFB_TEST_AT = "0", CFB_TEST_FAULT, CFB_TEST_FILE } = process.env;
let writes = 0;
/** How many bytes still fit on the full disk. The number is 0 until the file that reserves bytes is removed. */
let room = 0;
let reserved = 0;

function isDue(name, args) {
  if (CFB_TEST_FAULT === "small") return name === "writeFile" && args[1].length > 1e6;
  if (CFB_TEST_FILE !== undefined) return name === "rename" && String(args[1]).endsWith(`/${CFB_TEST_FILE}`);
  writes++;
  if (CFB_TEST_FAULT !== "full") return writes === Number(CFB_TEST_AT);
  if (writes < Number(CFB_TEST_AT)) return false;
  room -= args[1].length;
  return room < 0;
}

function fault(syscall) {
  if (CFB_TEST_FAULT === "hang") {
    process.stderr.write("the disk hangs\n");
    return new Promise(() => setInterval(() => {}, 1000));
  }
  if (CFB_TEST_FAULT === "kill") process.kill(process.pid, "SIGKILL");
  throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", errno: -28, syscall });
}

const { rm } = fs;
fs.rm = async (path, ...options) => {
  if (/-0{12}\.part$/.test(path)) [room, reserved] = [reserved, 0];
  return rm(path, ...options);
};

for (const name of ["writeFile", "link", "rename", "mkdir"]) {
  const original = fs[name];
  fs[name] = async (...args) => {
    // On a full disk, only writes fail, because a rename does not need space. A kill can also happen between a write and the rename.
    const counts = name === "writeFile" || CFB_TEST_FAULT === "kill";
    if (counts && isDue(name, args)) {
      if (name === "writeFile" && CFB_TEST_FAULT === "kill") await original(args[0], "half");
      await fault(name);
    }
    if (name === "writeFile" && /-0{12}\.part$/.test(args[0])) reserved = args[1].length;
    return original(...args);
  };
}
syncBuiltinESMExports();
