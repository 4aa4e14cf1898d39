import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CURATED, exportsOf, mentions } from './entry-exports.ts';
import { type Import, importsOf } from './imports.ts';
import { layerViolations, type LocalImport, misplaced } from './layers.ts';
import { gamesOf, namedGame } from './named-games.ts';
import { covers, kindOf, rulesOf } from './rules.ts';

const scope = '@quayside/';
const sourceFile = /\.[cm]?[jt]sx?$/;
/** What is never published: tests and what only they use, scripts, measurements, settings. */
const unpublished =
  /\.(test|scenarios|arbitrary|config)\.[cm]?[jt]sx?$|(^|\/)(test|tests|testing|e2e|scenarios|scripts|bench)\/|(^|\/)(testing|test-setup)\.ts$/;
const ignored = new Set(['node_modules', 'dist', '.next', '.turbo', '.data', 'test-results', 'coverage', 'fixtures']);

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
  const games = gamesOf(packages.map(manifestIn));
  const curated = packages.find((dir) => manifestIn(dir).name === scope + CURATED);
  const exported = curated === undefined ? [] : exportsOf(curated);
  const names = new Set(exported.map(({ name }) => name));
  const used = new Set<string>();
  for (const dir of packages) {
    const manifest = manifestIn(dir);
    const name = manifest.name.slice(scope.length);
    const report = (file: string, line: number, message: string | null) => {
      if (message !== null) violations.push({ file: path.relative(root, path.join(dir, file)), line, message });
    };
    const local: LocalImport[] = [];
    for (const message of forbiddenDependencies(name, manifest)) report('package.json', 1, message);
    for (const full of sourcesIn(dir)) {
      files += 1;
      const file = relative(dir, full);
      if (kindOf(name) === 'web') report(file, 1, misplaced(file));
      const text = readFileSync(full, 'utf8');
      if (name !== CURATED) for (const word of mentions(text, names)) used.add(word);
      if (!unpublished.test(file)) {
        const { line, message } = namedGame(name, games, text);
        report(file, line, message);
      }
      for (const one of importsOf(full, text)) {
        imports += 1;
        report(file, one.line, violationOf(name, dir, file, one));
        if (one.specifier?.startsWith('.'))
          local.push({
            from: file,
            to: relative(dir, path.resolve(path.dirname(full), one.specifier)),
            line: one.line,
          });
      }
    }
    if (kindOf(name) === 'web')
      for (const { from, line, message } of layerViolations(local)) report(from, line, message);
  }
  for (const { name, file, line } of exported)
    if (!used.has(name))
      violations.push({
        file: path.join('packages', CURATED, file),
        line,
        message: `${name} is exported, but no other package uses it`,
      });
  return { packages: packages.length, files, imports, violations };
}

/** What is wrong with an import, or null. */
function violationOf(name: string, dir: string, file: string, { specifier, typeOnly }: Import): string | null {
  const isTest = unpublished.test(file);
  const rules = rulesOf(name, file);
  const pure = rules?.pure === true && !isTest;

  if (specifier === null) return pure ? `${name} is pure: what it imports must be written out` : null;
  if (specifier.startsWith('.')) {
    const target = path.resolve(dir, path.dirname(file), specifier);
    if (!target.startsWith(dir + path.sep)) return `${specifier} leaves the package; import by package name`;
    const forTests = pure && unpublished.test(relative(dir, target));
    return forTests ? `${specifier} is for tests, and this file is not one` : null;
  }
  if (!specifier.startsWith(scope)) {
    return pure ? `${name} is pure and imports no package and no Node module, but here is '${specifier}'` : null;
  }

  const [target = '', ...rest] = specifier.slice(scope.length).split('/');
  const entry = rest.join('/');
  if (target === name) return null;
  if (!rules)
    return kindOf(target) === 'tooling' ? null : `tooling imports no product code, but here is '${specifier}'`;
  if (kindOf(target) === 'tooling') return isTest ? null : `'${specifier}' is for settings and scripts, not for code`;

  const covered = (allowed: string[] = []) => allowed.some((one) => covers(one, name, target, entry));
  if (covered(rules.imports) || (isTest && covered(rules.tests))) return null;
  if (covered(rules.types)) return typeOnly ? null : `${name} may import only types of '${specifier}'`;
  return `${name} may not import '${specifier}'`;
}

interface Manifest {
  name: string;
  quayside?: { game?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A dependency that no file of the package may import has no place in its manifest either. */
function forbiddenDependencies(name: string, { dependencies, devDependencies }: Manifest): string[] {
  if (kindOf(name) === 'tooling') return [];
  const all = [rulesOf(name, 'src/index.ts'), rulesOf(name, 'src/boards.ts')];
  const forCode = all.flatMap((rules) => [...(rules?.imports ?? []), ...(rules?.types ?? [])]);
  const forTests = [...forCode, ...all.flatMap((rules) => rules?.tests ?? [])];
  const isForbidden = (allowed: string[]) => (dependency: string) => {
    if (!dependency.startsWith(scope)) return false;
    const target = dependency.slice(scope.length);
    return !allowed.some((one) => covers(one, name, target, '') || one.startsWith(`${target}/`));
  };
  return [
    ...Object.keys(dependencies ?? {}).filter(isForbidden(forCode)),
    ...Object.keys(devDependencies ?? {})
      .filter(isForbidden(forTests))
      .filter((one) => kindOf(one.slice(scope.length)) !== 'tooling'),
  ].map((one) => `${name} may not depend on '${one}'`);
}

const manifestIn = (dir: string): Manifest => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** A path as the rules write it. */
const relative = (dir: string, file: string): string => path.relative(dir, file).split(path.sep).join('/');

function packagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const folders = readdirSync(folder).map((name) => path.join(folder, name));
  return folders.filter((dir) => existsSync(path.join(dir, 'package.json')));
}

function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return sourcesIn(full);
    return sourceFile.test(entry.name) ? [full] : [];
  });
}
