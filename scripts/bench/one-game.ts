import { clients } from "./clients.js";
import { interleave } from "./measure.js";

// One process of the comparison "One game": prints the median times of all clients, µs, as JSON.
const [baseUrl = "", rounds = "1"] = process.argv.slice(2);
console.log(JSON.stringify(await interleave(clients(baseUrl)({ year: 2024, week: 1 }), Number(rounds))));
