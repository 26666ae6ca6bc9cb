import { testOn } from "./node.js";

testOn(() => process.execPath);
