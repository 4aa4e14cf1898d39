import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { covers, kindOf, roomOf } from './rules.ts';

const scope = '@quayside/';
const sourceFile = /\.[cm]?[jt]sx?$/;
/** What never leaves the repository: tests and what only they use, scripts, measurements, settings. */
const backstage =
  /\.(test|scenarios|arbitrary|config)\.[cm]?[jt]sx?$|(^|\/)(test|tests|testing|e2e|scenarios|scripts|bench)\/|(^|\/)(testing|test-setup)\.ts$/;
const notOurs = new Set(['node_modules', 'dist', '.next', '.turbo', '.data', 'test-results', 'coverage', 'fixtures']);

interface Violation {
  file: string;
  line: number;
  message: string;
}

/** Looks at every import of every package under `root`, and at what the manifests depend on. */
export function check(root: string) {
  const violations: Violation[] = [];
  let files = 0;
  let imports = 0;
  const packages = ['apps', 'packages', 'tooling'].flatMap((folder) => packagesIn(path.join(root, folder)));
  for (const dir of packages) {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
    const name = manifest.name.slice(scope.length);
    for (const message of strangersIn(name, manifest)) {
      violations.push({ file: path.relative(root, path.join(dir, 'package.json')), line: 1, message });
    }
    for (const file of sourcesIn(dir)) {
      files += 1;
      for (const one of importsOf(file, readFileSync(file, 'utf8'))) {
        imports += 1;
        const message = whyNot(name, dir, file, one);
        if (message) violations.push({ file: path.relative(root, file), line: one.line, message });
      }
    }
  }
  return { packages: packages.length, files, imports, violations };
}

/** What is wrong with an import, or null. */
function whyNot(name: string, dir: string, file: string, { specifier, typeOnly }: Import): string | null {
  const inPackage = path.relative(dir, file).split(path.sep).join('/');
  const isTest = backstage.test(inPackage);
  const room = roomOf(name, inPackage);
  const pure = room?.pure === true && !isTest;

  if (specifier === null) return pure ? `${name} is pure: what it imports must be written out` : null;
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(file), specifier);
    if (!target.startsWith(dir + path.sep)) return `${specifier} leaves the package; import by package name`;
    const forTests = pure && backstage.test(path.relative(dir, target).split(path.sep).join('/'));
    return forTests ? `${specifier} is for tests, and this file is not one` : null;
  }
  if (!specifier.startsWith(scope)) {
    return pure ? `${name} is pure and imports no package and no Node module, but here is '${specifier}'` : null;
  }

  const [target = '', ...rest] = specifier.slice(scope.length).split('/');
  const entry = rest.join('/');
  if (target === name) return null;
  if (!room) return kindOf(target) === 'tooling' ? null : `tooling knows nobody's code, but here is '${specifier}'`;
  if (kindOf(target) === 'tooling') return isTest ? null : `'${specifier}' is for settings and scripts, not for code`;

  const covered = (allowed: string[] = []) => allowed.some((one) => covers(one, name, target, entry));
  if (covered(room.knows) || (isTest && covered(room.tests))) return null;
  if (covered(room.types)) return typeOnly ? null : `${name} may import only types of '${specifier}'`;
  return `${name} may not know '${specifier}'`;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A dependency that no file of the package may import has no business in its manifest either. */
function strangersIn(name: string, { dependencies, devDependencies }: Manifest): string[] {
  if (kindOf(name) === 'tooling') return [];
  const rooms = [roomOf(name, 'src/index.ts'), roomOf(name, 'src/boards.ts')];
  const forCode = rooms.flatMap((room) => [...(room?.knows ?? []), ...(room?.types ?? [])]);
  const forTests = [...forCode, ...rooms.flatMap((room) => room?.tests ?? [])];
  const isStranger = (allowed: string[]) => (dependency: string) => {
    if (!dependency.startsWith(scope)) return false;
    const target = dependency.slice(scope.length);
    return !allowed.some((one) => covers(one, name, target, '') || one.startsWith(`${target}/`));
  };
  return [
    ...Object.keys(dependencies ?? {}).filter(isStranger(forCode)),
    ...Object.keys(devDependencies ?? {})
      .filter(isStranger(forTests))
      .filter((one) => kindOf(one.slice(scope.length)) !== 'tooling'),
  ].map((one) => `${name} may not depend on '${one}'`);
}

function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder).map((name) => path.join(folder, name));
  return folders.filter((dir) => existsSync(path.join(dir, 'package.json')));
}

function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return sourcesIn(full);
    return sourceFile.test(entry.name) ? [full] : [];
  });
}
