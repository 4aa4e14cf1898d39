// Scenes of a match to be looked at: early, middle and late, in every kind of decision.
import type { Language, State } from '@quayside/engine';
import { BuildingCard } from '@quayside/ui/art';
import { BUILDINGS, cellNamed, type InlandPort } from '@quayside/inland-port';
import { say } from '@quayside/engine';
import type { ReactNode } from 'react';
import { faceOf } from '../src/face.ts';
import Board from '../src/index.ts';
import { game, playUntil, rules } from './match.ts';

/** The page around the board: the header and the line with the game's name. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex h-14 shrink-0 items-center border-b border-ink bg-sheet px-4 font-display text-xl font-bold">
        Quayside
      </div>
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-2 p-2 sm:p-3 lg:h-[calc(100dvh-3.5rem-2px)] lg:overflow-hidden">
        <h1 className="px-1 font-display text-lg font-bold">Le Havre: The Inland Port</h1>
        <div className="min-h-0 lg:flex-1">{children}</div>
      </div>
    </div>
  );
}

const scene =
  (until: Parameters<typeof playUntil>[0], steps: string[] = [], undo = false, arrange?: (s: InlandPort) => void) =>
  (language: Language) => {
    const { view, seat, log } = playUntil(until);
    arrange?.(view as InlandPort);
    return (
      <Page>
        {steps.map((step) => (
          <i key={step} hidden data-studio={step} />
        ))}
        <Board
          rules={rules}
          view={view}
          seat={seat}
          names={['Ada', 'Bartholomew']}
          language={language}
          log={log}
          answer={() => undefined}
          {...(undo ? { undo: () => undefined } : {})}
        />
      </Page>
    );
  };
const options = (s: State, seat: number) => rules.core.decisions(game, s, seat).length;

export default {
  early: scene((_, key) => key === 'act'),
  'early-hover': scene((_, key, __, round) => key === 'act' && round >= 1, ['hover [data-lit]']),
  'middle-chosen': scene(
    (_, key, seat, round) => key === 'act' && round >= 5 && seat === 1,
    ['click section[aria-label] [role=group] [data-lit]'],
    true,
  ),
  middle: scene((_, key, __, round) => key === 'act' && round >= 6),
  'build-chosen': scene(
    (_, key, __, round) => key === 'act' && round >= 3,
    ['click section[aria-label] > ul [data-lit]'],
    true,
  ),
  'edge-wide': scene(
    (_, key, seat, round) => key === 'act' && round >= 2 && seat === 0,
    ['hover [data-building=farmland]'],
    false,
    (s) => {
      s.goods[0] = ['0+5', '0+6', '3+2', '0+6'].map(cellNamed);
    },
  ),
  pay: scene((_, key, __, round) => key === 'pay' && round >= 3),
  effect: scene((_, key, __, round) => key === 'effect' && round >= 4),
  late: scene((_, key, __, round) => key === 'act' && round >= 10),
  'late-end': scene((s, key, seat, round) => key === 'end' && round >= 11 && options(s, seat) > 0, [], true),
  over: scene(() => false),
  'sheet-cards-wide': (language: Language) => (
    <div className="flex flex-wrap items-start gap-3 p-4">
      {BUILDINGS.map((one) => (
        <BuildingCard key={one.id} face={faceOf(one, (text) => say(game.messages[language], text))} />
      ))}
      {BUILDINGS.map((one) => (
        <BuildingCard key={one.id} size="compact" face={faceOf(one, (text) => say(game.messages[language], text))} />
      ))}
      {BUILDINGS.map((one) => (
        <BuildingCard
          key={one.id}
          size="line"
          className="w-56"
          face={faceOf(one, (text) => say(game.messages[language], text))}
        />
      ))}
    </div>
  ),
};
