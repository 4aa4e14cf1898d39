#!/usr/bin/env node
// Builds what is published of one package: JavaScript by esbuild, declarations by tsc, one pair per entry of `exports`.
// Inside the repository nobody needs this, because packages export their source.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const packageDir = process.cwd();
const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
const entries = Object.values(manifest.exports);
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

// tsc has no flag for "without the tests", so the settings are a file for the time of the call.
const settings = path.join(packageDir, 'tsconfig.dist.json');
writeFileSync(
  settings,
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: 'src', outDir: 'dist' },
    include: ['src'],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
  }),
);
try {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  execFileSync(process.execPath, [path.join(path.dirname(typescript), 'bin', 'tsc'), '-p', settings], {
    cwd: packageDir,
    stdio: 'inherit',
  });
} finally {
  rmSync(settings);
}

console.log(`${manifest.name}: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} in dist/`);
