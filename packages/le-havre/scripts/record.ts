import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, NATURE, topAsk, type Answer, type Random, type Seat, type Setup, type Move } from '@quayside/engine';
import {
  applyInPlace,
  canonical,
  copyState,
  hex,
  isOver,
  offers,
  Play,
  randomFrom,
  recordOf,
  replay,
  scripted,
  sha256,
  start,
  stateText,
  suggestions,
  type Nature,
  type OpenDecision,
} from '@quayside/engine/host';
import { requireUnfrozen } from '@quayside/testkit';
import { leHavre, type LeHavre, type LeHavreOptions } from '../src/index.ts';
import { ALL_CARDS, executed, Works } from '../src/testing/executed.ts';
import { SPECIAL } from '../src/cards/special.ts';

/**
 * Records thirty matches (every number of players, both lengths, with and without expert rules) between players who like to try
 * what nobody has tried yet, on deals prepared so that every special card comes up: `npx tsx scripts/record.ts`.
 * Once the version is frozen, its fixtures stay for ever.
 */
const FOLDER = new URL(`../fixtures/v${leHavre.version}/`, import.meta.url);
requireUnfrozen(leHavre, fileURLToPath(new URL('../fixtures', import.meta.url)));
const tried = new Set<string>();

/** What an answer would come to, played on to the end of the own action as the suggestions have it. */
function prospect(s: LeHavre, move: Move): number {
  const play = new Play(leHavre, copyState(leHavre, s));
  play.events = [];
  applyInPlace(play, move);
  for (let guard = 0; guard < 30; guard++) {
    const ask = topAsk(play.s, move.seat);
    if (!ask || ask.key === 'end' || ask.key === 'main' || ask.key === 'supply') break;
    const due = offers(leHavre, play.s, move.seat)[0];
    if (!due) break;
    applyInPlace(play, { seat: move.seat, key: due.key, answer: likely(due, play.s, move.seat) });
  }
  const works = new Works();
  works.note(play.s, play.events);
  const news = [...works.done].filter((card) => !tried.has(card)).length;
  return (leHavre.value?.(play.s, move.seat) ?? 0) + 60 * news + wish(play.s, move.seat);
}

/** What the church asks for comes together by chance only: until it has been seen at work, players collect it. */
function wish(s: LeHavre, seat: Seat): number {
  if (tried.has('church')) return 0;
  const built = s.own.some((own) => own.includes('church')) || s.town.includes('church');
  const wanted: { readonly [good: string]: number } = built ? { bread: 5, fish: 2 } : { wood: 5, brick: 3, iron: 1 };
  let sum = built ? 60 : 0;
  for (const good in wanted) sum += 3 * Math.min(wanted[good] ?? 0, s.stock[seat]?.[good] ?? 0);
  return sum;
}

/** The first suggestion; where a number is asked, the largest. */
function likely({ key, offer }: OpenDecision, s: LeHavre, seat: Seat): Answer {
  const found = suggestions(offer, leHavre.weights?.(s, seat));
  const most = key === 'times' || key === 'packs' ? found.length - 1 : 0;
  return found[most] ?? {};
}

function best(s: LeHavre, seat: Seat, key: string, answers: readonly Answer[]): { answer: Answer; value: number } {
  let found: { answer: Answer; value: number } = { answer: answers[0] ?? {}, value: -Infinity };
  for (const answer of answers) {
    const value = prospect(s, { seat, key, answer });
    if (value > found.value) found = { answer, value };
  }
  return found;
}

/** Buys what is worth it or untried, sells and repays now and then, and mostly does what promises most. */
function choose(s: LeHavre, seat: Seat, whim: number, random: Random): { key: string; answer: Answer } {
  const [due, ...asides] = offers(leHavre, s, seat);
  if (!due) throw new Error('nothing to decide');
  for (const { key, offer } of asides) {
    if (key === 'sell' ? random() > 0.01 : random() > 0.5) continue;
    const answers = suggestions(offer, undefined, 100);
    if (key === 'sell') return { key, answer: answers[below(random, answers.length)] ?? {} };
    const wanted =
      key === 'buy' ? answers.filter((id) => typeof id === 'string' && ALL_CARDS.includes(id) && !tried.has(id)) : [];
    if (wanted.length > 0) return { key, answer: wanted[0] ?? {} };
    const { answer, value } = best(s, seat, key, answers);
    if (value > (leHavre.value?.(s, seat) ?? 0) + 1) return { key, answer };
  }
  const answers = suggestions(due.offer, leHavre.weights?.(s, seat), 40);
  if (random() < whim) return { key: due.key, answer: answers[below(random, answers.length)] ?? {} };
  return { key: due.key, answer: answers.length === 1 ? (answers[0] ?? {}) : best(s, seat, due.key, answers).answer };
}

function match(setup: Setup<LeHavreOptions>, seed: string, specials: readonly string[], whim: number): Move[] {
  const line: Move[] = [];
  const deal = scripted(leHavre, setup, setup.options.length === 'full' ? { decks: { special: specials } } : {}, seed);
  // The head of the line must hold nature's first answers too.
  const nature: Nature = (ask, offer) => {
    const answer = deal(ask, offer);
    line.push({ seat: NATURE, key: ask.key, answer });
    return answer;
  };
  const play = new Play(leHavre, start(leHavre, setup, nature).state, nature);
  const random = randomFrom(seed);
  while (!isOver(play.s)) {
    const seats = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => topAsk(play.s, seat));
    const seat = seats[below(random, seats.length)] ?? 0;
    const move = { seat, ...choose(play.s, seat, whim, random) };
    line.push(move);
    applyInPlace(play, move);
  }
  return line;
}

const ATTEMPTS = 6;
/** How many special cards the town turns over. */
const REVEALED = [0, 3, 4, 4, 5, 5];
const matches: { setup: Setup<LeHavreOptions>; line: Move[]; seed: string }[] = [];
for (const variant of [0, 1, 2])
  for (const seats of [5, 4, 3, 2, 1])
    for (const length of ['full', 'short'] as const) {
      const setup: Setup<LeHavreOptions> = {
        seats,
        options: {
          length,
          forcedSales: variant === 1,
          dearLoans: variant === 2,
          soloCards: variant !== 2,
          marketCap: variant === 1,
          deal: 0,
        },
      };
      const fits = (id: string) => seats > 1 || variant === 2 || !['harbor-watch', 'zoo'].includes(id);
      const specials = SPECIAL.map(({ id }) => id)
        .filter(fits)
        .sort((a, b) => Number(tried.has(a)) - Number(tried.has(b)));
      const seed = `le-havre-${seats}-${length}-${variant}`;
      // Of several matches the one with the most that is new.
      let line: Move[] = [];
      let most = -1;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const found = match(
          setup,
          `${seed}/${attempt}`,
          specials.slice(0, REVEALED[seats]),
          [0.03, 0.1, 0.06][variant] ?? 0,
        );
        const news = [...executed(setup, found)].filter((card) => !tried.has(card)).length;
        if (news <= most) continue;
        most = news;
        line = found;
        if (tried.size + news === ALL_CARDS.length) break;
      }
      matches.push({ setup, line, seed });
      for (const card of executed(setup, line)) tried.add(card);
      console.log(seed, line.length, 'answers;', ALL_CARDS.filter((card) => !tried.has(card)).length, 'cards to go');
    }

mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) rmSync(new URL(old, FOLDER));
for (const { setup, line, seed } of matches) {
  const { state, events } = replay(leHavre, setup, line);
  const end = {
    scores: leHavre.score(state),
    state: hex(sha256(stateText(state))),
    events: hex(sha256(canonical(events))),
  };
  const fixture = { record: { ...recordOf(leHavre, setup, line), about: { seed } }, end };
  writeFileSync(
    new URL(`${setup.seats}-${setup.options.length}-${seed.slice(-1)}.json`, FOLDER),
    `${JSON.stringify(fixture)}\n`,
  );
}
console.log(
  `${matches.length} matches; never at work: ${ALL_CARDS.filter((card) => !tried.has(card)).join(', ') || 'none'}`,
);
