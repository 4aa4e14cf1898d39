import path from 'node:path';
import { rehearse } from './dry-run.ts';

const released = rehearse(path.resolve(import.meta.dirname, '../../..'));
for (const { name, version, entries, files } of released) {
  console.log(`${name}@${version}  ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${files.length} files`);
}
console.log(`${released.length} packages could be published.`);
