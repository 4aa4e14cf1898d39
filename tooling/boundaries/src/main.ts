//   tsx src/main.ts [root]     exit code 1 if an import is not allowed
import path from 'node:path';
import { check } from './check.ts';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..', '..', '..'));
const { packages, files, imports, violations } = check(root);
for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
console.log(
  `Looked at ${imports} imports in ${files} files of ${packages} packages: ${violations.length} not allowed.`,
);
if (files === 0) console.error('There was no source file to look at, so nothing was checked.');
process.exitCode = violations.length > 0 || files === 0 ? 1 : 0;
