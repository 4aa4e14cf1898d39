import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from './check.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'layers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the checker says about a web app with these files. */
function violations(files: { readonly [file: string]: string }) {
  const all = { 'package.json': JSON.stringify({ name: '@quayside/web' }), ...files };
  for (const [file, text] of Object.entries(all)) {
    const full = path.join(root, 'apps/web', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return check(root).violations;
}

describe('the layers of the web app', () => {
  it.each([
    ['src/components/page.tsx', "import '../features/chat/chat.tsx';", 'components may not import features'],
    ['src/lib/today.ts', "import '../components/page.tsx';", 'lib may not import components'],
    ['src/lib/live/hub.ts', "import '../../features/chat/messages.ts';", 'lib may not import features'],
    ['src/features/chat/chat.tsx', "import type { A } from '../../app/page.tsx';", 'features may not import app'],
    ['src/i18n/request.ts', "export const load = () => import('../lib/today.ts');", 'i18n may not import lib'],
  ])('%s: %s is refused', (file, text, message) => {
    expect(violations({ [file]: text })).toEqual([{ file: `apps/web/${file}`, line: 1, message }]);
  });

  it.each([
    ['src/app/page.tsx', "import '../features/home/home-page.tsx';"],
    ['src/features/home/home-page.tsx', "import '../../components/page.tsx';"],
    ['src/components/page.tsx', "import '../lib/today.ts';"],
    ['src/lib/trpc/client.ts', "import '../../i18n/settings.ts';"],
    ['src/lib/trpc/client.ts', "import '../today.ts';"],
    ['server/main.ts', "import './settings.ts';"],
  ])('%s: %s is allowed', (file, text) => {
    expect(violations({ [file]: text })).toEqual([]);
  });

  it('a source folder that is no layer is refused, so that no file escapes the check', () => {
    expect(violations({ 'src/shell/header.tsx': 'export {};' })).toEqual([
      {
        file: 'apps/web/src/shell/header.tsx',
        line: 1,
        message: 'src/shell is none of app, features, components, lib, i18n, messages',
      },
    ]);
  });
});

describe('features of the web app', () => {
  it('may import each other in one direction', () => {
    const files = {
      'src/features/match/board.tsx': "import '../chat/chat.tsx';\nimport '../lobby/list.tsx';",
      'src/features/chat/chat.tsx': "import '../lobby/list.tsx';",
      'src/features/lobby/list.tsx': "import './row.tsx';",
    };
    expect(violations(files)).toEqual([]);
  });

  it('may not import each other in a circle, also over a third and also only types or lazily', () => {
    const files = {
      'src/features/match/board.tsx': "import '../chat/chat.tsx';",
      'src/features/chat/chat.tsx': "\nimport type { Table } from '../lobby/list.tsx';",
      'src/features/lobby/list.tsx': "export const load = () => import('../match/board.tsx');",
      'src/features/home/home.tsx': "import '../match/board.tsx';",
    };
    const circle = (folders: string) => `features import each other in a circle: ${folders}`;
    expect(violations(files)).toEqual(
      expect.arrayContaining([
        { file: 'apps/web/src/features/match/board.tsx', line: 1, message: circle('match, chat, lobby, match') },
        { file: 'apps/web/src/features/chat/chat.tsx', line: 2, message: circle('chat, lobby, match, chat') },
        { file: 'apps/web/src/features/lobby/list.tsx', line: 1, message: circle('lobby, match, chat, lobby') },
      ]),
    );
    expect(violations(files)).toHaveLength(3);
  });
});
