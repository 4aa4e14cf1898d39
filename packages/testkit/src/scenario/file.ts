import { NATURE, topAsk, type Answer, type Game, type Move, type Setup, type State } from '@quayside/engine';
import { apply, copy, DRAW, dueAsks, isOver, start, type GameEvent, type Script } from '@quayside/engine/host';
import { asLiteral } from './literal.ts';

/** Where a scenario file imports its game from. */
export interface GameImport {
  /** `@quayside/le-havre` */
  readonly from: string;
  /** `leHavre` */
  readonly name: string;
}

/** What is written down as a scenario. */
export interface Story {
  /** The sentence it is called by. */
  readonly title: string;
  /** The rule that it proves. */
  readonly rule: string;
  readonly setup: Setup;
  /** Where it begins; null for the start of a match. */
  readonly position: State | null;
  /** The answers from there on, nature's among them. */
  readonly answers: readonly Move[];
  /** What still has to be filled in: the scenario fails until then. */
  readonly todo?: string;
}

/**
 * A file of scenarios with one in it: the position, what chance answers, the answers of the seats, and what is true after the last of
 * them. Refuses answers that the rules refuse.
 */
export function scenarioFile<S extends State>(game: Game<S>, source: GameImport, story: Story): string {
  const { title, rule, setup, position, answers, todo } = story;
  const { script, state, events } = played(game, story);
  const steps = [
    ...answers.filter(({ seat }) => seat !== NATURE).map(({ seat, key, answer }) => call('answer', seat, key, answer)),
    ...events.map(({ key, data }) => (data === undefined ? call('told', key) : call('told', key, data))),
    ...dueAsks(state).map(({ seat, key }) => call('asked', seat, key)),
    ...(isOver(state) ? ['over()'] : []),
    ...(todo === undefined ? [] : [call('todo', todo)]),
  ];
  const names = ['answer', 'asked', 'over', 'todo', 'told'].filter((name) =>
    steps.some((step) => step.startsWith(`${name}(`)),
  );
  const imports = [...(position === null ? [] : ['exactly']), 'scenarios', ...names].toSorted();
  return [
    `import { ${imports.join(', ')} } from '@quayside/testkit';`,
    `import { ${source.name} } from '${source.from}';`,
    '',
    `export default scenarios(`,
    `  ${source.name},`,
    '  {},',
    '  {',
    `    ${asLiteral(title, 4)}: {`,
    `      rule: ${asLiteral(rule, 6)},`,
    `      setup: ${asLiteral({ seats: setup.seats, options: setup.options }, 6)},`,
    ...(Object.keys(script).length === 0 ? [] : [`      nature: ${asLiteral(script, 6)},`]),
    ...(position === null ? [] : [`      position: exactly(${asLiteral(withoutSetup(position), 6)}),`]),
    '      play: [',
    ...steps.map((step) => `        ${step},`),
    '      ],',
    '    },',
    '  },',
    ');',
    '',
  ].join('\n');
}

const call = (name: string, ...values: readonly unknown[]): string =>
  `${name}(${values.map((value) => asLiteral(value, 8)).join(', ')})`;

function withoutSetup(position: State): object {
  const { setup: _, ...rest } = position;
  return rest;
}

/** What nature was asked on the way, and where the story ends. */
function played<S extends State>(
  game: Game<S>,
  { setup, position, answers }: Story,
): { script: Script; state: S; events: readonly GameEvent[] } {
  const first = start(game, setup);
  let state = position === null ? first.state : (copy(position) as S);
  let events: readonly GameEvent[] = position === null ? first.events : [];
  const decks = new Map(
    position === null ? [] : [...faceDown(state)].map((deck) => [deck, orderOf(game, state, deck)]),
  );
  const drawn = new Map<string, Map<number, string>>();
  const rolls: { [label: string]: Answer } = {};
  for (const move of answers) {
    const ask = move.seat === NATURE ? topAsk(state, NATURE) : undefined;
    if (ask?.key === DRAW) {
      const { deck, i } = ask.data as { deck: string; i: number };
      if (!decks.has(deck)) decks.set(deck, orderOf(game, state, deck));
      drawn.set(deck, (drawn.get(deck) ?? new Map<number, string>()).set(i, move.answer as string));
    } else if (ask) note(rolls, (ask.data as { roll?: string } | undefined)?.roll ?? ask.key, move.answer);
    const next = apply(game, state, move);
    // What chance adds to an answer belongs to it.
    events = move.seat === NATURE ? [...events, ...next.events] : next.events;
    ({ state } = next);
  }
  const laid: { [deck: string]: readonly string[] } = {};
  for (const [deck, order] of decks) {
    const found = drawn.get(deck) ?? new Map<number, string>();
    const all = arranged(order, found);
    laid[deck] = position === null ? all.slice(0, Math.max(-1, ...found.keys()) + 1) : all;
  }
  const script: Script = {
    ...(Object.keys(laid).length === 0 ? {} : { decks: laid }),
    ...(Object.keys(rolls).length === 0 ? {} : { rolls }),
  };
  return { script, state, events };
}

function note(rolls: { [label: string]: Answer }, label: string, answer: Answer): void {
  const before = Object.hasOwn(rolls, label) ? rolls[label] : undefined;
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer))
    throw new Error(`chance is asked twice for ${label}, which a scenario can't tell apart: give its data a \`roll\``);
  rolls[label] = answer;
}

/** Places of a deck that nobody has looked at, and the cards that may lie there; the cards that are known lie elsewhere. */
interface DeckOrder {
  readonly size: number;
  readonly places: readonly number[];
  readonly unseen: readonly string[];
  readonly known: readonly string[];
}

function orderOf<S extends State>(game: Game<S>, state: S, deck: string): DeckOrder {
  const all = state.reshuffled?.[deck]?.cards ?? game.decks?.(state.setup)[deck] ?? [];
  const unseen = state.unseen?.[deck] ?? [];
  const known = [...all];
  for (const card of unseen) known.splice(known.indexOf(card), 1);
  return { size: all.length, places: placesIn(state, deck), unseen, known };
}

/** The whole deck, so that what is drawn later agrees with what is known already. */
function arranged({ size, places, unseen, known }: DeckOrder, drawn: ReadonlyMap<number, string>): string[] {
  const [left, seen] = [[...unseen], [...known]];
  for (const card of drawn.values()) left.splice(left.indexOf(card), 1);
  // Cards that are in no pile of this match lie at places that nobody draws from.
  const elsewhere = () => seen.shift() ?? left.pop();
  return Array.from(
    { length: size },
    (_, i) => drawn.get(i) ?? (places.includes(i) ? left.shift() : elsewhere()) ?? '',
  );
}

function placesIn({ piles }: State, deck: string): number[] {
  const found: number[] = [];
  for (const { slots, rest } of Object.values(piles ?? {})) {
    for (const slot of slots)
      if (slot.deck === deck && slot.i !== undefined && slot.card === undefined) found.push(slot.i);
    if (rest?.deck === deck) for (let i = rest.next; i < rest.size; i++) found.push(i);
  }
  return found;
}

const faceDown = (state: State): Set<string> =>
  new Set(Object.keys(state.unseen ?? {}).filter((deck) => placesIn(state, deck).length > 0));
