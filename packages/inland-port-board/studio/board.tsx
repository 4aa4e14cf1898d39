// Scenes of a match to be looked at: early, middle and late, in every kind of decision; and one to be played by hand.
import * as core from '@quayside/engine/host';
import { say } from '@quayside/engine/texts';
import { inLanguage, type Language } from '@quayside/languages';
import { BuildingCard } from '@quayside/ui/art';
import { BUILDINGS, cellNamed, type InlandPort } from '@quayside/inland-port';
import type { BoardProps, LogEntry } from '@quayside/ui/board';
import { useState } from 'react';
import { faceOf } from '../src/face.ts';
import Board from '../src/index.ts';
import { game, playUntil, rules, setup, type Moment, type Until } from './match.ts';

interface SceneProps extends Partial<Pick<BoardProps, 'answer' | 'undo'>> {
  moment: Moment;
  language: Language;
  steps?: readonly string[];
}

/** The board with the page around it: the header and the line with the game's name. */
function Scene({ moment: { view, seat, log }, language, steps = [], ...more }: SceneProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {steps.map((step) => (
        <i key={step} hidden data-studio={step} />
      ))}
      <div className="flex h-14 shrink-0 items-center border-b border-ink bg-sheet px-4 font-display text-xl font-bold">
        Quayside
      </div>
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
        <h1 className="px-1 font-display text-lg font-bold">Le Havre: The Inland Port</h1>
        <div className="min-h-0 lg:flex-1">
          <Board
            rules={rules}
            view={view}
            seat={seat}
            names={['Ada', 'Bartholomew']}
            language={language}
            log={log}
            answer={() => undefined}
            {...more}
          />
        </div>
      </div>
    </div>
  );
}

const undo = () => undefined;
const scene =
  (until: Until, steps: string[] = [], more: Partial<SceneProps> = {}, arrange?: (s: InlandPort) => void) =>
  (language: Language) => {
    const moment = playUntil(until);
    arrange?.(moment.view as InlandPort);
    return <Scene moment={moment} language={language} steps={steps} {...more} />;
  };

/** A match for two at one window: to try the board by hand, movement included. */
function Live({ language }: { language: Language }) {
  const [{ match, nature }] = useState(() => {
    const dealt = core.dealer(game, setup, 'live');
    return { match: core.openMatch(game, setup, dealt), nature: dealt };
  });
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const seat = core.dueSeats(match.state)[0] ?? 0;
  return (
    <Scene
      moment={{ view: core.conceal(game, match.state, seat), seat, log }}
      language={language}
      answer={(decision, answer) => {
        core.submit(match, { seat, decision: decision.id, answer }, nature);
        setLog([...log, { seq: log.length + 1, seat, events: match.events }]);
      }}
    />
  );
}

export default {
  early: scene((key, _, round) => key === 'act' && round >= 1),
  'early-hover': scene((key, _, round) => key === 'act' && round >= 2, ['hover [data-place=offer] [data-lit]']),
  'middle-chosen': scene(
    (key, seat, round) => key === 'act' && round >= 5 && seat === 1,
    ['click [data-tab=me]', 'click [role=group] [data-lit]'],
    { undo },
  ),
  middle: scene((key, _, round) => key === 'act' && round >= 6),
  'build-chosen': scene((key, _, round) => key === 'act' && round >= 3, ['click [data-place=offer] [data-lit]'], {
    undo,
  }),
  edge: scene(
    (key, seat, round) => key === 'act' && round >= 2 && seat === 0,
    ['click [data-tab=me]', 'click [data-building=farmland]'],
    {},
    (s) => {
      s.goods[0] = ['0+5', '0+6', '3+2', '0+6'].map(cellNamed);
      s.owner[1] = 0;
      s.since[1] = 0;
    },
  ),
  pay: scene((key, _, round) => key === 'pay' && round >= 3),
  effect: scene((key, _, round) => key === 'effect' && round >= 4, [], { undo }),
  trade: scene((key) => key === 'trade'),
  late: scene((key, _, round) => key === 'act' && round >= 10),
  // More buildings in one sector than rounds often lay down there.
  crowded: scene(
    (key, _, round) => key === 'act' && round >= 10,
    ['click [data-tab=me]'],
    {},
    (s) =>
      s.owner.forEach((owner, n) => {
        if (owner < 0) return;
        s.since[n] = n % 3 === 0 ? s.round - 3 : s.round - 2;
        s.owner[n] = n % 2 === 0 ? 0 : 1;
      }),
  ),
  'late-end': scene((key, _, round) => key === 'end' && round >= 11, [], { undo }),
  waiting: (language: Language) => {
    const { view, seat, log } = playUntil((key, _, round) => key === 'act' && round >= 4);
    return <Scene moment={{ view, seat: 1 - seat, log }} language={language} />;
  },
  over: scene(() => false),
  'help-phone': scene((key, _, round) => key === 'act' && round >= 1, ['click fieldset [aria-haspopup=dialog]']),
  'live-wide': (language: Language) => <Live language={language} />,
  'sheet-cards-wide': (language: Language) => (
    <div className="flex flex-wrap items-start gap-3 p-4">
      {(['full', 'compact', 'mini', 'line'] as const).map((size) =>
        BUILDINGS.map((one) => (
          <BuildingCard
            key={`${size}.${one.id}`}
            size={size}
            face={faceOf(one, { language, say: (text) => say(inLanguage(game.messages, language), text) })}
            {...(size === 'mini' || size === 'line' ? { className: 'w-56' } : {})}
          />
        )),
      )}
    </div>
  ),
};
