import type { Answer, Seat } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { LeHavre } from '@quayside/le-havre/rules';

/**
 * What on the board a click can mean: `offer:wood`, `card:fishery`, `ship:iron-ship` (the pile), `vessel:R06` (one somebody owns),
 * `loan` (one's own), `specials` (the hidden pile).
 * An option of a pick belongs to the things it speaks of; what speaks of nothing on the board is a button.
 */
export type Subject = string;

export interface Act {
  readonly decision: Decision;
  readonly answer: Answer;
  readonly verb: 'take' | 'enter' | 'buy' | 'sell' | 'build' | 'launch' | 'swap' | 'drive' | 'haul' | 'repay' | 'look';
}

const SHIP_TYPES = ['wooden-ship', 'iron-ship', 'steel-ship', 'luxury-liner'];

/** What an option of a decision is about, and what choosing it is called. */
function meaning(key: string, option: string): { verb: Act['verb']; subjects: Subject[] } | null {
  const [head = '', id = '', more = ''] = option.split(':');
  const thing = (name: string) =>
    SHIP_TYPES.includes(name) ? `ship:${name}` : /^R\d\d$/.test(name) ? `vessel:${name}` : `card:${name}`;
  switch (key) {
    case 'main':
      if (head === 'take') return { verb: 'take', subjects: [`offer:${id}`] };
      return head === 'enter' ? { verb: 'enter', subjects: [`card:${id}`] } : null;
    case 'buy':
    case 'sell':
      return { verb: key, subjects: [thing(head)] };
    case 'build':
    case 'again':
      return head === 'done' ? null : { verb: 'build', subjects: [`card:${head}`] };
    case 'launch':
      return head === 'swap'
        ? { verb: 'swap', subjects: [`card:${id}`, `vessel:${more}`] }
        : { verb: 'launch', subjects: [`ship:${head}`] };
    case 'drive':
      return { verb: 'drive', subjects: [`card:${id}`] };
    case 'repay':
      return { verb: 'repay', subjects: ['loan'] };
    case 'look':
      return head === 'look' ? { verb: 'look', subjects: ['specials'] } : null;
    case 'haul':
      return { verb: 'haul', subjects: [`offer:${head}`, `offer:${id}`] };
    default:
      return null;
  }
}

/** Everything that can be done now, by the thing on the board that it is done with. */
export function actsByThing(decisions: readonly Decision[]): ReadonlyMap<Subject, readonly Act[]> {
  const acts = new Map<Subject, Act[]>();
  for (const decision of decisions) {
    if (decision.offer.kind !== 'pick') continue;
    for (const answer of decision.offer.options) {
      const found = meaning(decision.key, answer);
      for (const subject of found?.subjects ?? []) {
        const list = acts.get(subject) ?? [];
        list.push({ decision, answer, verb: found?.verb ?? 'take' });
        acts.set(subject, list);
      }
    }
  }
  return acts;
}

/** Options that nothing on the board stands for, or nothing that is always in sight: the hidden pile lies on a tab of its own. */
export const bareOptions = ({ key, offer }: Decision): readonly string[] =>
  offer.kind === 'pick' ? offer.options.filter((option) => key === 'look' || meaning(key, option) === null) : [];

/** Decisions whose options lie on the board. */
export const onBoard = ({ key, offer }: Decision): boolean =>
  offer.kind === 'pick' && offer.options.some((option) => meaning(key, option) !== null);

/** What somebody may want to do with a thing and could not: questions for the rules' own explanations. */
export function wishes(
  s: LeHavre,
  subject: Subject,
  due: Decision | undefined,
  mine: Seat,
): [key: string, answer: string][] {
  const [kind, id = ''] = subject.split(':');
  const built = s.town.includes(id) || s.own.some((own) => own.includes(id));
  const wanted: [string, string][] = [];
  if (due?.key === 'main' && kind === 'offer') wanted.push(['main', `take:${id}`]);
  if (due?.key === 'main' && kind === 'card' && built) wanted.push(['main', `enter:${id}`]);
  if ((due?.key === 'build' || due?.key === 'again') && kind === 'card' && !built) wanted.push([due.key, id]);
  if (due?.key === 'launch' && kind === 'ship') wanted.push(['launch', id]);
  const owner = s.own.findIndex((own) => own.includes(id));
  if (kind === 'ship' || (kind === 'card' && owner < 0)) wanted.push(['buy', id]);
  if (mine >= 0 && ((kind === 'card' && owner === mine) || (kind === 'vessel' && s.fleet[mine]?.includes(id))))
    wanted.push(['sell', id]);
  return wanted;
}
