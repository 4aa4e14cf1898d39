// Every card, and positions from recorded matches, to be looked at.
import { type Game, type Json, type State, topAsk } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { inLanguage, type Language } from '@quayside/languages';
import { leHavre, type LeHavre } from '@quayside/le-havre';
import { BuildingCard } from '@quayside/ui/art';
import type { BoardProps, LogEntry } from '@quayside/ui/board';
import { useState, type ReactNode } from 'react';
import solo from '@quayside/le-havre/fixtures/v1/1-short-0.json';
import tried from '@quayside/le-havre/fixtures/v1/2-full-1.json';
// Matches between bots that know what they do: `quayside record le-havre --seats 3 --bots merchant --seed a`, and so on.
import five from './five.json';
import three from './three.json';
import two from './two.json';
import { faceOf } from '../src/faces.ts';
import { factsOf } from '../src/facts.ts';
import Board from '../src/index.ts';
import { boardTexts } from '../src/board-texts.ts';

const game = leHavre as unknown as Game;
const NAMES = ['Ada', 'Bertrand', 'Chloé', 'Dominik', 'Eleni'];

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}

/** The first moment after a share of a match at which somebody is asked this. */
function moment(record: unknown, share: number, wanted: readonly string[]): Moment {
  const { setup, line } = core.movesOf(game, core.readRecord(record));
  const log: LogEntry[] = [];
  let found: Moment | null = null;
  core.replay(game, setup, line, line.length, (state, events, i) => {
    log.push({ seq: i, seat: line[i - 1]?.seat ?? -1, events });
    if (found || i < share * line.length) return;
    const seat = core.dueSeats(state)[0] ?? 0;
    const key = topAsk(state, seat)?.key ?? '';
    if (seat >= 0 && wanted.includes(key)) found = { state: core.conceal(game, state, seat), seat, log: [...log] };
  });
  if (!found) throw new Error(`nobody is asked ${wanted.join()} there`);
  return found;
}

interface SceneProps {
  at: Moment;
  language: Language;
  steps?: readonly string[];
  answer?: BoardProps['answer'];
}

function Scene({ at, language, steps = [], answer = () => undefined }: SceneProps) {
  return (
    <>
      {/* What the page around a board takes of the window. */}
      <div className="h-14 border-b-[1.5px] border-ink bg-sheet" />
      <div className="mx-auto flex max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
        <h1 className="px-1 font-display text-lg font-bold">Le Havre</h1>
        <div className="min-h-0 lg:flex-1">
          <Board
            rules={{ game, core }}
            view={at.state}
            seat={at.seat}
            names={NAMES}
            language={language}
            log={at.log}
            answer={answer}
            undo={() => undefined}
          />
        </div>
      </div>
      {steps.map((step) => (
        <span key={step} data-studio={step} hidden />
      ))}
    </>
  );
}

const scene =
  (record: unknown, share: number, wanted: readonly string[], ...steps: string[]) =>
  (language: Language) => <Scene at={moment(record, share, wanted)} language={language} steps={steps} />;

/** A moment of a match in which its player is asked something else: what bots seldom come to. */
const asked =
  (key: string, data: Json, arrange: (s: LeHavre, seat: number) => void) =>
  (language: Language): ReactNode => {
    const at = moment(three, 0.55, ['main']);
    const s = at.state as LeHavre;
    arrange(s, at.seat);
    s.pending = [
      { id: 899, seat: at.seat, key: 'end' },
      { id: 900, seat: at.seat, key, data },
    ];
    return <Scene at={at} language={language} />;
  };
/** The player stands in this building of the town. */
const inside = (s: LeHavre, seat: number, card: string) => {
  s.own = s.own.map((own) => own.filter((id) => id !== card));
  s.town = [...s.town.filter((id) => id !== card), card];
  s.at[seat] = card;
};
const looked = (s: LeHavre, seat: number) => {
  inside(s, seat, 'marketplace');
  const slots = ['farm', 'zoo'].map((card) => ({ deck: 'special', card, seen: [seat] }));
  s.piles = { special: { slots, rest: { deck: 'special', next: 0, size: 2 } } };
};

/** The last moment of a match, as the first player sees it. */
function ended(record: unknown): Moment {
  const { setup, line } = core.movesOf(game, core.readRecord(record));
  const { state } = core.replay(game, setup, line);
  return { state: core.conceal(game, state, 0), seat: 0, log: [] };
}

/** More than a match ever brings together: fifteen buildings and 64 goods on one's own quay, a dozen on the next. */
function crowded(record: unknown): Moment {
  const at = moment(record, 0.9, ['main']);
  const s = at.state as LeHavre;
  const all = [...s.town, ...s.plans.flat()];
  s.plans = s.plans.map((pile) => pile.slice(0, 1));
  s.town = s.town.slice(0, 4);
  const taken = all.filter((id) => !s.town.includes(id) && !s.plans.flat().includes(id));
  const next = (at.seat + 1) % s.stock.length;
  const others = (seat: number) => seat !== at.seat && seat !== next;
  const pool = [...taken, ...s.own.flatMap((own, seat) => (others(seat) ? own.slice(2) : []))];
  s.own = s.own.map((own, seat) => (others(seat) ? own.slice(0, 2) : own));
  for (const [seat, n] of [
    [at.seat, 15],
    [next, 12],
  ] as const)
    while ((s.own[seat]?.length ?? 0) < n && pool.length > 0) s.own[seat] = [...(s.own[seat] ?? []), pool.pop() ?? ''];
  for (const good of factsOf(game).goods.keys()) s.stock[at.seat] = { ...s.stock[at.seat], [good]: 4 };
  return at;
}

/** More in town than a match often has, while the piles are still high. */
function townOf(n: number): Moment {
  const at = moment(three, 0.55, ['main']);
  const s = at.state as LeHavre;
  const more = ['farm', 'zoo', 'bakery', 'diner', 'smelter', 'guildhouse', 'fish-market'];
  while (s.town.length < n) s.town = [...s.town, more.pop() ?? ''];
  return at;
}

function Cards({ language, set, size }: { language: Language; set: string; size: 'full' | 'compact' }) {
  const facts = factsOf(game);
  return (
    <div
      className={`grid gap-3 p-4 ${size === 'full' ? 'grid-cols-[repeat(auto-fill,15rem)]' : 'grid-cols-[repeat(auto-fill,11rem)] auto-rows-[7rem]'}`}
    >
      {[...facts.cards.values()]
        .filter((card) => card.set === set)
        .map((card) => (
          <div key={card.id} className="h-full">
            <BuildingCard
              face={faceOf(card, inLanguage(game.messages, language), boardTexts[language])}
              size={size}
              {...(size === 'compact' ? { className: 'h-full w-full' } : {})}
            />
            {size === 'full' ? (
              <p className="mt-1 text-xs">{inLanguage(game.messages, language)[`card.${card.id}`]}</p>
            ) : null}
          </div>
        ))}
    </div>
  );
}

/** A match of one's own against nobody: to try the board by hand, movement included. */
function Live({ language }: { language: Language }) {
  const [{ match, nature }] = useState(() => {
    const setup = core.readSetup(game, 2, { length: 'short' });
    const dealt = core.dealer(game, setup, 'live');
    return { match: core.openMatch(game, setup, dealt), nature: dealt };
  });
  const [log, setLog] = useState<readonly LogEntry[]>([{ seq: 0, seat: -1, events: match.events }]);
  const seat = Math.max(0, core.dueSeats(match.state)[0] ?? 0);
  return (
    <Scene
      at={{ state: core.conceal(game, match.state, 0), seat, log }}
      language={language}
      answer={(decision, answer) => {
        core.submit(match, { seat, decision: decision.id, answer }, nature);
        setLog([...log, { seq: match.log.length, seat, events: match.events }]);
      }}
    />
  );
}

export default {
  'live-wide': (language: Language) => <Live language={language} />,
  'sheet-standard': (language: Language) => <Cards language={language} set="standard" size="full" />,
  'sheet-special': (language: Language) => <Cards language={language} set="special" size="full" />,
  'sheet-compact': (language: Language) => <Cards language={language} set="standard" size="compact" />,
  early: scene(three, 0.13, ['main']),
  middle: scene(three, 0.55, ['main']),
  late: scene(five, 0.9, ['main']),
  'two-late': scene(two, 0.85, ['main']),
  'three-late': scene(three, 0.93, ['main']),
  solo: scene(solo.record, 0.5, ['main']),
  chosen: scene(three, 0.55, ['main'], 'click [data-lit="due"][data-subject^="card:"]'),
  pay: scene(five, 0.5, ['fee', 'pay', 'cost', 'hull']),
  times: scene(three, 0.4, ['times']),
  'times-own': asked('times', { card: 'brickworks', done: [] }, (s, seat) => {
    inside(s, seat, 'brickworks');
    s.town = s.town.filter((id) => id !== 'brickworks');
    s.own[seat] = [...(s.own[seat] ?? []), 'brickworks'];
    s.stock[seat] = { ...s.stock[seat], clay: 5, coal: 2, wood: 1 };
  }),
  choose: asked('choose', { card: 'marketplace' }, looked),
  look: asked('look', null, looked),
  arrange: asked('arrange', null, looked),
  bargain: asked('bargain', { card: 'business-office' }, (s, seat) => {
    inside(s, seat, 'business-office');
    s.stock[seat] = { ...s.stock[seat], fish: 4, wood: 3 };
  }),
  court: asked('court', { card: 'local-court' }, (s, seat) => {
    inside(s, seat, 'local-court');
    s.loans[seat] = 3;
  }),
  feed: scene(five, 0.6, ['feed']),
  cargo: scene(tried.record, 0.5, ['cargo']),
  end: scene(three, 0.3, ['end']),
  over: (language: Language) => <Scene at={ended(five)} language={language} />,
  help: scene(three, 0.3, ['main'], 'click [data-decision] header button'),
  wealth: scene(three, 0.93, ['main'], 'click [data-place="wealth"]'),
  'full-town-wide': (language: Language) => <Scene at={townOf(11)} language={language} />,
  'crowded-wide': (language: Language) => <Scene at={crowded(three)} language={language} />,
  'crowded-five-wide': (language: Language) => <Scene at={crowded(five)} language={language} />,
};
