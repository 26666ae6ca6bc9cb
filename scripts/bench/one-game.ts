import { clients } from "./clients.js";
import { interleave } from "./measure.js";

// One process of the comparison "One game": prints the median times of fetch and of one client, µs, as JSON.
const [baseUrl = "", name = "", rounds = "1"] = process.argv.slice(2);
const { fetch, [name]: client } = clients(baseUrl)({ year: 2024, week: 1 });
if (!fetch || !client) throw new Error(`no client is named ${name}`);
console.log(JSON.stringify(await interleave({ fetch, [name]: client }, Number(rounds))));
