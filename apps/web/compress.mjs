// Puts a compressed copy beside every file of the build that is text. These are sent for a year, so they are compressed as hard as
// can be, once; a server that does it for each request can't take the time.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const folder = path.resolve(import.meta.dirname, '.next/static');

const files = await readdir(folder, { recursive: true });
await Promise.all(
  files
    .filter((name) => /\.(?:js|css|json|svg)$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
      await writeFile(`${file}.br`, await brotli(text, hint));
      await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
    }),
);
