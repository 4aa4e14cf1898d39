import { expect, it } from 'vitest';
import { loadEdition, type Edition } from '@quayside/games/load';
import {
  answered,
  canUndo,
  forHistory,
  resumed,
  takenBack,
  type Practice,
  type PracticeState,
} from './practice-match.ts';

const practice: Practice = {
  key: 'one',
  game: 'tidewater',
  version: 0,
  seats: 2,
  options: { days: 2 },
  seed: 'practice-of-a-test',
  seat: 0,
  level: 'deckhand',
  started: 0,
  line: [],
};

/** The first suggestion for whoever is due. */
function step(edition: Edition, state: PracticeState): PracticeState {
  const { core, game } = edition;
  const [seat = 0] = core.dueSeats(state.match.state);
  const [due] = core.decisions(game, state.match.state, seat);
  const [first] = due ? core.suggestions(due.offer) : [];
  if (!due || first === undefined) throw new Error('nobody has anything to answer');
  return answered(edition, state, seat, due.key, first);
}

it('a practice match is played to its end, kept as it stands, and sent with the chance of its seed', async () => {
  const edition = await loadEdition('tidewater');
  const { core, game } = edition;
  let state = resumed(edition, practice);
  while (!core.isOver(state.match.state)) state = step(edition, state);
  expect(resumed(edition, JSON.parse(JSON.stringify(state.practice)) as Practice).match.state).toEqual(
    state.match.state,
  );
  const sent = forHistory(edition, state);
  expect(sent.bots).toEqual([null, 'deckhand']);
  const { setup, line } = core.movesOf(game, sent.record);
  expect(core.replay(game, setup, line, line.length).state).toEqual(state.match.state);
});

it('an answer can be taken back, and the match stands where it stood', async () => {
  const edition = await loadEdition('tidewater');
  let before = resumed(edition, practice);
  let next = step(edition, before);
  while (!canUndo(edition, next)) [before, next] = [next, step(edition, next)];
  expect(takenBack(edition, next, false).match.state).toEqual(before.match.state);
});
