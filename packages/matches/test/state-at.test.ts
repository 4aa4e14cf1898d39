import { describe, expect, it } from 'vitest';
import { randomFrom, replay, sample, standing } from '@quayside/engine/host';
import { findGame, loadEdition } from '@quayside/games';
import { RunningMatch } from '../src/store/running-match.ts';
import { stateAt } from '../src/play/state-at.ts';

describe('a match at an earlier moment', () => {
  it.each(['tidewater', 'le-havre'])('of %s is what a replay of the log shows, undos included', async (id) => {
    const edition = await loadEdition(id, findGame(id).version);
    const { core, game } = edition;
    const setup = core.readSetup(game, 2, {});
    const running = new RunningMatch(edition, setup, 'seed');
    running.adopt(running.draftStart());
    const random = randomFrom(id);
    for (let i = 0; i < 150 && !running.over; i++) {
      const [seat = 0] = core.dueSeats(running.state);
      const [due] = core.decisions(game, running.state, seat);
      if (!due) break;
      running.adopt(running.draftAnswer({ seat, decision: due.id, answer: sample(due.offer, random) }));
      // Looking while it is played must not spoil what is looked at later.
      if (random() < 0.3) stateAt(running, setup, Math.floor(random() * running.seq));
      if (random() < 0.15 && running.seq > 10)
        running.adopt(running.draftUndoTo(running.seq - 1 - Math.floor(random() * 8), seat));
    }
    expect(running.log.some((one) => one.kind === 'undo')).toBe(true);
    const places = Array.from({ length: running.seq + 1 }, (_, at) => at).sort(() => random() - 0.5);
    for (const at of places)
      expect(stateAt(running, setup, at)).toEqual(replay(game, setup, standing(running.log.slice(0, at))).state);
  });
});
