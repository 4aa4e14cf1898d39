// Scenes of recorded matches to be looked at, in every kind of decision; and one to be played by hand.
import * as core from '@quayside/engine/host';
import type { Language } from '@quayside/languages';
import type { SaltyOcean } from '@quayside/salty-ocean';
import type { BoardProps, LogEntry } from '@quayside/ui/board';
import { useState } from 'react';
import Board from '../src/index.ts';
import { game, playUntil, rules, type Moment, type Until } from './match.ts';

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
        <h1 className="px-1 font-display text-lg font-bold">Upon a Salty Ocean</h1>
        <div className="min-h-0 lg:flex-1">
          <Board
            rules={rules}
            view={view}
            seat={seat}
            names={['Ada', 'Bartholomew', 'Célestine', 'Dorothea'].slice(0, (view as SaltyOcean).players.length)}
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
  (
    seats: 2 | 4,
    until: Until,
    steps: string[] = [],
    more: Partial<SceneProps> = {},
    arrange?: (s: SaltyOcean) => void,
  ) =>
  (language: Language) => {
    const moment = playUntil(seats, until);
    arrange?.(moment.view as SaltyOcean);
    return <Scene moment={moment} language={language} steps={steps} {...more} />;
  };

/** A match for two at one window: to try the board by hand, movement included. */
function Live({ language }: { language: Language }) {
  const [{ match, nature }] = useState(() => {
    const setup = { seats: 2, options: { doubled: false } };
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
  early: scene(4, (key, _, { round }) => key === 'act' && round === 1),
  middle: scene(4, (key, _, { round, passes }) => key === 'act' && round === 3 && passes > 1, [], { undo }),
  late: scene(
    4,
    (key, _, { round }) => key === 'act' && round === 5,
    [],
    {},
    (s) =>
      s.players.forEach((player, seat) =>
        player.ships.forEach((ship, i) => {
          ship.at = (seat + i) % 3 === 0 ? 'ocean' : 'harbour';
          ship.damage = (seat + i) % 4 === 0 ? 1 : 0;
          ship.hold = { salt: 1, herring: seat % 3, cod: i };
        }),
      ),
  ),
  chosen: scene(4, (key, _, { round }) => key === 'act' && round === 1, ['click [data-building=inn]']),
  ship: scene(4, (key, _, { round }) => key === 'act' && round === 2, [
    'click [data-option^=fish]',
    'click [data-option^=return]',
  ]),
  load: scene(4, (key) => key === 'load', ['click [data-tab=harbour]', 'click [data-barrels]']),
  'load-lost': scene(
    4,
    (key) => key === 'load',
    ['click [data-load=nothing]'],
    { undo },
    (s) =>
      s.players.forEach((player) => {
        player.store = { salt: 4, herring: 2, cod: 0 };
        for (const ship of player.ships) if (ship.at === 'harbour') ship.hold = { salt: 0, herring: 1, cod: 2 };
      }),
  ),
  sell: scene(4, (key) => key === 'sell', [], { undo }),
  buy: scene(4, (key) => key === 'buy'),
  catch: scene(4, (key) => key === 'catch'),
  look: scene(2, (key) => key === 'look'),
  end: scene(4, (key, _, { round }) => key === 'end' && round >= 2, [], { undo }),
  waiting: (language: Language) => {
    const { view, seat, log } = playUntil(4, (key, _, { round }) => key === 'act' && round === 2);
    return <Scene moment={{ view, seat: (seat + 1) % 4, log }} language={language} />;
  },
  two: scene(2, (key, _, { round }) => key === 'act' && round === 3),
  over: scene(4, () => false),
  harbour: scene(4, (key, _, { round }) => key === 'act' && round === 3, ['click [data-tab=harbour]']),
  'market-phone': scene(4, (key, _, { round }) => key === 'act' && round === 3, ['click [data-tab=market]']),
  'help-phone': scene(4, (key, _, { round }) => key === 'act' && round === 1, [
    'click fieldset [aria-haspopup=dialog]',
  ]),
  'live-wide': (language: Language) => <Live language={language} />,
};
