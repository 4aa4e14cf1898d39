import { describe, expect, test } from 'vitest';
import * as core from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';
import { decider, draftOf, nextOfDraft, noPlan, planned, planOf, skipToMine } from './plan.ts';

const edition = await loadEdition('tidewater');
const { game } = edition;
const setup = core.readSetup(game, 2, { days: 2 });
const nature = core.dealer(game, setup, 'a seed');
const { state } = core.start(game, setup, nature);
const bo = 1;
const view = core.conceal(game, state, bo);
const place = (seat: number, space: string) => ({ seat, key: 'place', answer: space });
const end = (seat: number) => ({ seat, key: 'end', answer: 'end' });

describe('a plan while others think', () => {
  test('decides for the others too, and changes nothing but itself', () => {
    const before = core.stateText(view);
    const plan = planned(edition, noPlan(view), place(0, 'nets'));
    expect(decider(edition, noPlan(view), bo)).toBe(0);
    expect(plan.log[0]?.events.length).toBeGreaterThan(0);
    expect(core.stateText(view)).toBe(before);
  });

  test('comes to one’s own turn when the others are let do something', () => {
    const plan = skipToMine(edition, noPlan(view), bo);
    expect(decider(edition, plan, bo)).toBe(bo);
    expect(core.dueSeats(plan.state)).toEqual([bo]);
  });

  test('keeps one’s own answers as a draft, which is offered when the turn comes', () => {
    const plan = planOf(edition, view, [place(0, 'nets'), end(0), place(bo, 'woods')]);
    const draft = draftOf(plan, bo);
    expect(draft).toEqual([place(bo, 'woods')]);
    const turn = planOf(edition, view, [place(0, 'weaver'), end(0)]);
    expect(nextOfDraft(edition, core.decisions(game, turn.state, bo), draft)?.move).toEqual(place(bo, 'woods'));
  });

  test('is not offered where somebody was faster', () => {
    const turn = planOf(edition, view, [place(0, 'woods'), end(0)]);
    expect(nextOfDraft(edition, core.decisions(game, turn.state, bo), [place(bo, 'woods')])).toBeNull();
  });

  test('ends where something hidden would be seen', () => {
    const plan = planned(edition, noPlan(view), place(0, 'lookout'));
    expect(plan.stopped).toBe(true);
    expect(planOf(edition, view, [place(0, 'lookout'), place(bo, 'nets')]).moves).toHaveLength(1);
  });
});
