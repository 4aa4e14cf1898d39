import type { Bag } from '@quayside/engine';
import {
  applyInPlace,
  copy,
  dealer,
  offersIn,
  Play,
  randomFrom,
  readSetup,
  sample,
  settle,
  start,
  type Nature,
} from '@quayside/engine/host';
import { SPECIAL } from '../cards/special.ts';
import { STANDARD } from '../cards/standard.ts';
import { leHavre } from '../game.ts';
import { ALL_GOODS } from '../goods.ts';
import { table } from '../scenarios/table.ts';
import type { LeHavre } from '../state.ts';
import { SHIPS } from '../tables/ships.ts';

/** No visit of ours comes near it. */
const STUCK = 200;
const ME = 0;

interface Town {
  readonly s: LeHavre;
  readonly nature: Nature;
  readonly random: () => number;
}

/** A town in which nearly every building stands and workers are everywhere, mostly for somebody who has little of anything. */
function townOf(n: number): Town {
  const random = randomFrom(`town/${n}`);
  const below = (most: number) => Math.floor(random() * most);
  const setup = readSetup(leHavre, 3, {});
  const nature = dealer(leHavre, setup, `town/${n}`);
  const { state: s } = start(leHavre, setup, nature);
  const own: string[][] = [[], [], []];
  const town: string[] = [];
  const plans: string[] = [];
  for (const { id, set } of [...STANDARD, ...SPECIAL]) {
    if (s.town.includes(id)) continue;
    const where = below(10);
    (own[where] ?? (where === 3 && set === 'standard' ? plans : town)).push(id);
  }
  const places = [...town, ...own.flat()];
  const has: Bag = { franc: below(n % 4 === 0 ? 24 : 5) };
  for (const good of ALL_GOODS) if (below(3) === 0) has[good] = 1 + below(n % 4 === 0 ? 20 : 4);
  const ships = SHIPS.map(({ id }) => id);
  const play = new Play(leHavre, s, nature);
  table({
    has: [has, { franc: 3 }, { franc: 3 }],
    loans: [below(3)],
    own,
    town,
    at: s.at.map(() => places[below(places.length)] ?? null),
    fleet: [ships.slice(0, below(3))],
    ships: ships.slice(4),
    modern: below(2) === 0 ? ['wharf-1'] : [],
    plans: [plans],
    offer: { wood: below(3), fish: below(3), iron: below(2), franc: below(2) },
  })(s, play);
  settle(play);
  return { s, nature, random };
}

/** Goes into every building that is open in the n-th town, each time afresh, and answers anything until the visit is over. */
export function visitAll(n: number): { readonly visited: readonly string[]; readonly stuck: readonly string[] } {
  const { s, nature, random } = townOf(n);
  const main = offersIn(new Play(leHavre, s, nature), ME).find(({ key }) => key === 'main');
  const options = main?.offer.kind === 'pick' ? main.offer.options : [];
  const visited = options.filter((one) => one.startsWith('enter:'));
  const stuck: string[] = [];
  for (const option of visited) {
    const play = new Play(leHavre, copy(s), nature);
    const answers = [option];
    try {
      applyInPlace(play, { seat: ME, key: 'main', answer: option });
      for (let open = offersIn(play, ME); open[0] && open[0].key !== 'end'; open = offersIn(play, ME)) {
        const [{ key, offer }] = open as [(typeof open)[number]];
        const answer = sample(offer, random);
        answers.push(`${key} ${JSON.stringify(answer)}`);
        if (answers.length > STUCK) throw new Error('goes on for ever');
        applyInPlace(play, { seat: ME, key, answer });
      }
    } catch (problem) {
      stuck.push(`town ${n}: ${answers.join(', ')}: ${String(problem)}`);
    }
  }
  return { visited, stuck };
}
