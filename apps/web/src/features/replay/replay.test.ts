import {
  dealer,
  openMatch,
  randomFrom,
  recordOfLog,
  replay,
  sample,
  decisions,
  dueSeats,
  stateText,
  submit,
  movesOf,
} from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';
import { expect, test } from 'vitest';
import { openReplay } from './replay.ts';

test('every moment of a match is the position that was there', async () => {
  const edition = await loadEdition('tidewater');
  const { game } = edition;
  const setup = { seats: 3, options: { days: 3, fog: false } };
  const nature = dealer(game, setup, 'seed');
  const random = randomFrom('replay');
  const match = openMatch(game, setup, nature);
  for (let seat = dueSeats(match.state)[0]; seat !== undefined; seat = dueSeats(match.state)[0]) {
    const [open] = decisions(game, match.state, seat);
    submit(match, { seat, decision: open!.id, answer: sample(open!.offer, random) }, nature);
  }
  const record = recordOfLog(game, setup, match.log);
  const { line } = movesOf(game, record);
  const shown = openReplay(edition, record);
  expect(shown.length).toBe(line.length);
  expect(shown.length).toBeGreaterThan(20);
  for (let moment = 0; moment <= shown.length; moment++)
    expect(stateText(shown.stateAt(moment))).toBe(stateText(replay(game, setup, line, moment).state));
  expect(shown.log.map((one) => one.seq)).toEqual(Array.from({ length: shown.length + 1 }, (_, at) => at));
});
