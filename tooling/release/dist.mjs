#!/usr/bin/env node
// Builds what is published of one package: JavaScript by esbuild, declarations by tsc, one pair per entry of `exports`.
// Inside the repository nobody needs this, because packages export their source.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const packageDir = process.cwd();
const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
// What stays in the repository (boards, recorded matches) is in `exports` and not among what is published. Frozen rules are bundles
// already: their entry is a pattern over files that are packed as they are.
const entries = Object.keys(manifest.publishConfig.exports)
  .filter((entry) => !entry.includes('*'))
  .map((entry) => manifest.exports[entry]);
const dist = path.join(packageDir, 'dist');

rmSync(dist, { recursive: true, force: true });

await build({
  absWorkingDir: packageDir,
  entryPoints: entries,
  outdir: dist,
  outbase: 'src',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  logLevel: 'warning',
});

// The program holds the sources of other packages too, so declarations are written for all and kept for this one.
const declarations = path.join(packageDir, 'dist-types');
const settings = path.join(packageDir, 'tsconfig.dist.json');
writeFileSync(
  settings,
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: {
      noEmit: false,
      // `npm test` checks the types.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '..',
      outDir: 'dist-types',
    },
    include: [],
    files: entries,
  }),
);
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const tsc = spawnSync(process.execPath, [path.join(path.dirname(typescript), 'bin', 'tsc'), '-p', settings], {
  cwd: packageDir,
  stdio: 'inherit',
});
if (tsc.status === 0) cpSync(path.join(declarations, path.basename(packageDir), 'src'), dist, { recursive: true });
rmSync(settings);
rmSync(declarations, { recursive: true, force: true });
if (tsc.status !== 0) process.exit(1);

console.log(`${manifest.name}: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} in dist/`);
