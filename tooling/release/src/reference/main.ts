// Writes docs/reference: `pnpm reference`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'docs/reference');
const pages = renderPages(root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of pages) writeFileSync(path.join(folder, file), text);
console.log(`${pages.size} pages in docs/reference`);
