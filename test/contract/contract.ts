import { run } from "./run";

void run(process.argv.slice(2), console).then((code) => process.exit(code));
