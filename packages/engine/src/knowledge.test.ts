import { describe, expect, it } from 'vitest';
import { conceal, imagine } from './conceal.ts';
import { canonical } from './copy.ts';
import { apply, preview, readSetup, start } from './decide.ts';
import { sample } from './offer.ts';
import { dueAsks, type Ask } from './pending.ts';
import { below, randomFrom, type Random } from './random.ts';
import { offerOf } from './settle.ts';
import { NATURE, SPECTATOR, type Seat } from './state.ts';
import { cove, type Cove } from './testing/cove.ts';

/** What somebody does at the cove's table, in public and in secret. */
const ACTS = ['draw', 'draw 2', 'bury', 'reveal', 'look', 'pick up', 'play', 'discard', 'hide', 'reshuffle'];
const VIEWERS = [SPECTATOR, 0, 1, 2];

interface Doing {
  readonly act: string;
  readonly seat: Seat;
}

/** Who gets to know what is answered to this ask while somebody does this. */
function learns({ act, seat }: Doing, ask: Ask, viewer: Seat): boolean {
  if (ask.key === 'hide' || ask.key === 'arrange') return viewer === seat;
  if (ask.seat !== NATURE || act === 'reveal') return true;
  return viewer === seat && act !== 'reshuffle';
}

const tops = ({ piles }: Cove): string => canonical(piles?.['deck']?.slots.map(({ card }) => card ?? '') ?? []);
const sees = ({ act, seat }: Doing, viewer: Seat): boolean =>
  act === 'reveal' || (seat === viewer && (act === 'look' || act.startsWith('draw')));

/** Plays one act to its end in a world and, with the same answers as far as the viewer learns them, in its twin. */
function actInBoth(here: Cove, there: Cove, viewer: Seat, random: Random): [Cove, Cove] | null {
  const [ask] = dueAsks(here) as [Ask];
  const open = offerOf(cove, here, ask);
  const acts = open.kind === 'pick' ? open.options.filter((one) => ACTS.includes(one)) : [];
  // The more is discarded face down and shuffled, the more there is to mix up.
  const wanted = ['hide', 'reshuffle', 'draw', 'draw 2'].filter((one) => acts.includes(one));
  const list = random() < 0.5 && wanted.length > 0 ? wanted : acts;
  const act = list[below(random, list.length)] as string;
  const doing: Doing = { act, seat: ask.seat };
  if (sees(doing, viewer) && tops(here) !== tops(there)) return null; // somebody else has laid them there
  let [a, b] = [here, there].map((s) => apply(cove, s, { seat: ask.seat, key: 'act', answer: act }).state) as [
    Cove,
    Cove,
  ];
  for (;;) {
    const [next, twin] = [dueAsks(a)[0] as Ask, dueAsks(b)[0] as Ask];
    expect([twin.key, twin.seat]).toEqual([next.key, next.seat]);
    if (next.key === 'act') return [a, b];
    const [x, y] = [offerOf(cove, a, next), offerOf(cove, b, twin)];
    const answer = sample(x, random);
    const known = learns(doing, next, viewer);
    const offered = y.kind === 'pick' ? y.options.includes(answer as string) : canonical(x) === canonical(y);
    if (known && !offered) return null; // what is seen now tells the two apart
    a = apply(cove, a, { seat: next.seat, key: next.key, answer }).state;
    b = apply(cove, b, { seat: next.seat, key: next.key, answer: known ? answer : sample(y, random) }).state;
  }
}

const fresh = (): Cove => start(cove, readSetup(cove, 3)).state;
const viewOf = (s: Cove, viewer: Seat): string => canonical(conceal(cove, s, viewer));

function positions(seed: string, acts: number): Cove[] {
  const random = randomFrom(seed);
  const all = [fresh()];
  while (all.length < acts)
    all.push((actInBoth(all.at(-1) as Cove, all.at(-1) as Cove, SPECTATOR, random) as [Cove, Cove])[0]);
  return all;
}

/** The cards and where they lie: what a world says and a view may not. */
const layout = ({ piles, unseen }: Cove): string =>
  canonical([
    Object.entries(piles ?? {}).map(([name, pile]) => [name, pile.slots.map(({ card, i }) => [card ?? '', i ?? -1])]),
    Object.entries(unseen ?? {}),
  ]);

describe('what a viewer knows of hands, discards and reshuffled decks', () => {
  it('is the same in two worlds that differ only in what it can’t know, whatever is done in both', () => {
    let followed = 0;
    let differed = 0;
    for (let run = 0; run < 60; run++) {
      const random = randomFrom(`twins ${run}`);
      const viewer = VIEWERS[run % VIEWERS.length] as Seat;
      let here = positions(`before ${run}`, 2 + below(random, 25)).at(-1) as Cove;
      let there = imagine(cove, conceal(cove, here, viewer), viewer, random);
      if (layout(here) !== layout(there)) differed++;
      for (let i = 0; i < 20; i++) {
        const both = actInBoth(here, there, viewer, random);
        if (!both) break;
        [here, there] = both;
        followed++;
        expect(viewOf(there, viewer), `run ${run}, act ${i}`).toBe(viewOf(here, viewer));
      }
    }
    expect(followed).toBeGreaterThan(300);
    expect(differed).toBeGreaterThan(20);
  });

  it('fits every world that is imagined from it, and a view of a view is the view', () => {
    for (let run = 0; run < 25; run++)
      for (const s of positions(`imagined ${run}`, 30))
        for (const viewer of VIEWERS) {
          const view = conceal(cove, s, viewer);
          expect(viewOf(view, viewer)).toBe(canonical(view));
          const world = imagine(cove, view, viewer, randomFrom(run));
          expect(JSON.stringify([world.piles, world.unseen])).not.toContain('?');
          expect(viewOf(world, viewer), `run ${run}`).toBe(canonical(view));
        }
  });

  it('leaves the real world possible', () => {
    for (let run = 0; run < 30; run++) {
      const real = positions(`real ${run}`, 12 + run).at(-1) as Cove;
      for (const viewer of VIEWERS) {
        const view = conceal(cove, real, viewer);
        const random = randomFrom(`${run}/${viewer}`);
        let found = false;
        for (let i = 0; i < 4000 && !found; i++) found = layout(imagine(cove, view, viewer, random)) === layout(real);
        expect(found, `run ${run}, viewer ${viewer}`).toBe(true);
      }
    }
  });

  it('is shown by a preview on one’s own view as it comes to pass, up to chance', () => {
    for (let run = 0; run < 60; run++)
      for (const s of positions(`previews ${run}`, 25)) {
        const [{ seat }] = dueAsks(s) as [Ask];
        const open = offerOf(cove, s, dueAsks(s)[0] as Ask);
        // The end is no matter of what follows: it shows everything.
        for (const act of open.kind === 'pick' ? open.options.filter((one) => one !== 'done') : []) {
          const move = { seat, key: 'act', answer: act };
          const shown = preview(cove, conceal(cove, s, seat), move);
          const real = apply(cove, s, move);
          // Where it stops at something hidden, that is shown now, and no undo reaches back over it.
          const right = shown.state ? viewOf(shown.state, seat) === viewOf(real.state, seat) : real.barrier;
          expect(right, `run ${run}, ${act}`).toBe(true);
        }
      }
  });
});
