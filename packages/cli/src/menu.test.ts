import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { chooseFrom, type MenuLine } from './menu.ts';

const [UP, DOWN, END, ENTER, BACKSPACE] = ['\u001B[A', '\u001B[B', '\u001B[F', '\r', '\u007F'];
const lines: MenuLine[] = [
  { text: '? Where to?' },
  { text: 'nets', number: 1 },
  { text: 'woods', number: 2 },
  { text: '+ Sell' },
  { text: 'a fish', number: 3 },
];

/** What comes of these keys, and what was on the screen meanwhile. */
async function press(...keys: string[]) {
  const raw: boolean[] = [];
  const keyboard = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => raw.push(on) });
  const screen = Object.assign(new PassThrough(), { columns: 0 });
  const answer = chooseFrom(lines, keyboard, screen);
  for (const key of keys) keyboard.write(key);
  return { answer: await answer, raw, shown: String(screen.read()) };
}

it('gives the marked line by its number', async () => {
  expect((await press(ENTER)).answer).toBe('1');
  expect((await press(DOWN, ENTER)).answer).toBe('2');
  // A heading is passed over, and there is nothing below the last line.
  expect((await press(DOWN, DOWN, DOWN, ENTER)).answer).toBe('3');
  expect((await press(END, UP, ENTER)).answer).toBe('2');
});

it('takes a number or an answer as it is typed', async () => {
  expect((await press('3', ENTER)).answer).toBe('3');
  expect((await press('w', 'o', 'x', BACKSPACE, 'd', '=', '2', ENTER)).answer).toBe('wod=2');
});

it('leaves at the key for it, and gives the terminal back', async () => {
  const { answer, raw } = await press(DOWN, '\u0003');
  expect(answer).toBe('quit');
  expect(raw).toEqual([true, false]);
});

it('shows headings, numbers and the mark', async () => {
  const { shown } = await press(DOWN, ENTER);
  expect(shown).toContain('? Where to?\n›  1  nets\n   2  woods\n+ Sell\n   3  a fish');
  expect(shown).toContain('   1  nets\n›  2  woods');
});
