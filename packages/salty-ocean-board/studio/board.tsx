// Scenes of recorded matches to be looked at, in every kind of decision; and one to be played by hand.
import type { Game } from '@quayside/engine';
import type { Language } from '@quayside/languages';
import { saltyOcean, type SaltyOcean } from '@quayside/salty-ocean';
import { LiveTable, playUntil, Table, type TableProps, type Until } from '@quayside/ui/studio';
import Board from '../src/index.ts';
import four from './four.json';
import two from './two.json';

const game = saltyOcean as unknown as Game;
/** Two of the recorded matches of the rules. */
const RECORDS = { 2: two.record, 4: four.record };

const undo = () => undefined;
const scene =
  (
    seats: 2 | 4,
    until: Until<SaltyOcean>,
    steps: string[] = [],
    more: Partial<TableProps> = {},
    arrange?: (s: SaltyOcean) => void,
  ) =>
  (language: Language) => {
    const moment = playUntil(game, RECORDS[seats], until);
    arrange?.(moment.view as SaltyOcean);
    return <Table board={Board} game={game} moment={moment} language={language} steps={steps} {...more} />;
  };

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
    const moment = playUntil<SaltyOcean>(game, RECORDS[4], (key, _, { round }) => key === 'act' && round === 2);
    return <Table board={Board} game={game} moment={{ ...moment, seat: (moment.seat + 1) % 4 }} language={language} />;
  },
  two: scene(2, (key, _, { round }) => key === 'act' && round === 3),
  over: scene(4, () => false),
  harbour: scene(4, (key, _, { round }) => key === 'act' && round === 3, ['click [data-tab=harbour]']),
  'market-phone': scene(4, (key, _, { round }) => key === 'act' && round === 3, ['click [data-tab=market]']),
  'help-phone': scene(4, (key, _, { round }) => key === 'act' && round === 1, [
    'click fieldset [aria-haspopup=dialog]',
  ]),
  'live-wide': (language: Language) => (
    <LiveTable board={Board} game={game} setup={{ seats: 2, options: { doubled: false } }} language={language} />
  ),
};
