import { describe, expect, it } from 'vitest';
import { randomFrom, replay, sample, standing } from '@quayside/engine';
import { findGame, loadEdition } from '@quayside/games';
import { Live } from '../src/live.ts';
import { stateAt } from '../src/moment.ts';

describe('a match at an earlier moment', () => {
  it.each(['tidewater', 'le-havre'])('of %s is what a replay of the log shows, undos included', async (id) => {
    const edition = await loadEdition(id, findGame(id).version);
    const { core, game } = edition;
    const setup = core.readSetup(game, 2, {});
    const live = new Live(edition, setup, 'seed');
    live.adopt(live.draftStart());
    const random = randomFrom(id);
    for (let i = 0; i < 150 && !live.over; i++) {
      const [seat = 0] = core.dueSeats(live.state);
      const [due] = core.decisions(game, live.state, seat);
      if (!due) break;
      live.adopt(live.draftAnswer({ seat, decision: due.id, answer: sample(due.offer, random) }));
      // Looking while it is played must not spoil what is looked at later.
      if (random() < 0.3) stateAt(live, setup, Math.floor(random() * live.seq));
      if (random() < 0.15 && live.seq > 10) live.adopt(live.draftUndoTo(live.seq - 1 - Math.floor(random() * 8), seat));
    }
    expect(live.log.some((one) => one.kind === 'undo')).toBe(true);
    const places = Array.from({ length: live.seq + 1 }, (_, at) => at).sort(() => random() - 0.5);
    for (const at of places)
      expect(stateAt(live, setup, at)).toEqual(replay(game, setup, standing(live.log.slice(0, at))).state);
  });
});
