// Says of every script of the pages that its functions are called when it is loaded. Browsers that know the hint compile them beside
// the main thread, while the script comes in; otherwise each is read twice and compiled where the page waits for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';
const folder = path.resolve(import.meta.dirname, '.next/static/chunks');

for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
  const file = path.join(folder, name);
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
}
