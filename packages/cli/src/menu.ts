import { emitKeypressEvents, type Key } from 'node:readline';

/** A terminal to read keys from. */
export interface Keyboard extends NodeJS.ReadableStream {
  setRawMode?(raw: boolean): unknown;
}

/** A line of a menu; one without a number is a heading. */
export interface MenuLine {
  readonly text: string;
  readonly number?: number;
}

/** So many lines are shown at once; the rest comes with the mark. */
const SHOWN = 18;

/**
 * Lets a person choose by arrow keys, by number, or by typing an answer out; Enter gives it. Returns what was typed, the number of the
 * marked line, or `quit`.
 */
export function chooseFrom(
  lines: readonly MenuLine[],
  keyboard: Keyboard,
  out: NodeJS.WritableStream & { readonly columns?: number },
): Promise<string> {
  const choices = lines.flatMap(({ number }, at) => (number === undefined ? [] : [at]));
  let [marked, typed, drawn] = [0, '', 0];

  const draw = () => {
    const at = choices[marked] ?? 0;
    const from = Math.max(0, Math.min(at - Math.floor(SHOWN / 2), lines.length - SHOWN));
    const rows = lines.slice(from, from + SHOWN).map(({ text, number }, i) => {
      if (number === undefined) return text;
      return `${from + i === at && typed === '' ? '›' : ' '} ${String(number).padStart(2)}  ${text}`;
    });
    if (from + SHOWN < lines.length) rows.push('      …');
    rows.push(`> ${typed}`);
    // Back to the first row of what was drawn, and over it.
    if (drawn > 0) out.write(`\r\u001B[${drawn - 1}A`);
    out.write('\u001B[J');
    out.write(rows.map((row) => row.slice(0, out.columns ? out.columns - 1 : 99)).join('\n'));
    drawn = rows.length;
  };

  return new Promise((resolve) => {
    const finish = (answer: string) => {
      keyboard.off('keypress', hear);
      keyboard.setRawMode?.(false);
      keyboard.pause();
      out.write('\n');
      resolve(answer);
    };
    const hear = (char: string | undefined, key: Key) => {
      if (key.ctrl && (key.name === 'c' || key.name === 'd')) return finish('quit');
      if (key.name === 'return' || key.name === 'enter') {
        const number = lines[choices[marked] ?? -1]?.number;
        if (typed !== '' || number !== undefined) finish(typed === '' ? String(number) : typed);
        return;
      }
      if (key.name === 'up') marked = Math.max(0, marked - 1);
      else if (key.name === 'down') marked = Math.min(choices.length - 1, marked + 1);
      else if (key.name === 'home') marked = 0;
      else if (key.name === 'end') marked = choices.length - 1;
      else if (key.name === 'backspace') typed = typed.slice(0, -1);
      else if (key.name === 'escape') typed = '';
      else if (char !== undefined && /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(char)) typed += char;
      draw();
    };
    emitKeypressEvents(keyboard);
    keyboard.setRawMode?.(true);
    keyboard.on('keypress', hear);
    keyboard.resume();
    draw();
  });
}
