import path from 'node:path';
import { rehearse } from './dry-run.ts';
import { cutRelease } from './release.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const today = new Date().toISOString().slice(0, 10);

if (process.argv.includes('--dry')) {
  const released = await rehearse(root, today);
  for (const { name, version, entries, files } of released) {
    console.log(`${name}@${version}  ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${files.length} files`);
  }
  console.log(`${released.length} packages could be published.`);
} else {
  const version = cutRelease(root, path.join(root, 'node_modules/.bin/changeset'), today);
  console.log(`Version ${version} is in the manifests and in CHANGELOG.md. Look at it, then:`);
  console.log(`  pnpm install && git commit -am "release: ${version}" && git tag v${version}`);
  console.log('  pnpm -r run dist && pnpm -r publish');
}
