// Scenes of a match to be looked at: early, middle and late, in every kind of decision; and one to be played by hand.
import type { Game } from '@quayside/engine';
import { say } from '@quayside/engine/texts';
import { inLanguage, type Language } from '@quayside/languages';
import { BuildingCard } from '@quayside/ui/art';
import { BUILDINGS, cellNamed, inlandPort, type InlandPort } from '@quayside/inland-port';
import { LiveTable, playUntil, Table, type TableProps, type Until } from '@quayside/ui/studio';
import { faceOf } from '../src/face.ts';
import Board from '../src/index.ts';
// Two merchants, 209 to 204: `quayside record inland-port --bots merchant --seed b`.
import record from './merchants.json';

const game = inlandPort as unknown as Game;

const undo = () => undefined;
const scene =
  (until: Until<InlandPort>, steps: string[] = [], more: Partial<TableProps> = {}, arrange?: (s: InlandPort) => void) =>
  (language: Language) => {
    const moment = playUntil(game, record, until);
    arrange?.(moment.view as InlandPort);
    return <Table board={Board} game={game} moment={moment} language={language} steps={steps} {...more} />;
  };

export default {
  early: scene((key, _, { round }) => key === 'act' && round >= 1),
  'early-hover': scene((key, _, { round }) => key === 'act' && round >= 2, ['hover [data-place=offer] [data-lit]']),
  'middle-chosen': scene(
    (key, seat, { round }) => key === 'act' && round >= 5 && seat === 1,
    ['click [data-tab=me]', 'click [role=group] [data-lit]'],
    { undo },
  ),
  middle: scene((key, _, { round }) => key === 'act' && round >= 6),
  'build-chosen': scene((key, _, { round }) => key === 'act' && round >= 3, ['click [data-place=offer] [data-lit]'], {
    undo,
  }),
  edge: scene(
    (key, seat, { round }) => key === 'act' && round >= 2 && seat === 0,
    ['click [data-tab=me]', 'click [data-building=farmland]'],
    {},
    (s) => {
      s.goods[0] = ['0+5', '0+6', '3+2', '0+6'].map(cellNamed);
      s.owner[1] = 0;
      s.since[1] = 0;
    },
  ),
  pay: scene((key, _, { round }) => key === 'pay' && round >= 3),
  effect: scene((key, _, { round }) => key === 'effect' && round >= 4, [], { undo }),
  trade: scene((key) => key === 'trade'),
  late: scene((key, _, { round }) => key === 'act' && round >= 10),
  // More buildings in one sector than rounds often lay down there.
  crowded: scene(
    (key, _, { round }) => key === 'act' && round >= 10,
    ['click [data-tab=me]'],
    {},
    (s) =>
      s.owner.forEach((owner, n) => {
        if (owner < 0) return;
        s.since[n] = n % 3 === 0 ? s.round - 3 : s.round - 2;
        s.owner[n] = n % 2 === 0 ? 0 : 1;
      }),
  ),
  'late-end': scene((key, _, { round }) => key === 'end' && round >= 11, [], { undo }),
  waiting: (language: Language) => {
    const moment = playUntil<InlandPort>(game, record, (key, _, { round }) => key === 'act' && round >= 4);
    return <Table board={Board} game={game} moment={{ ...moment, seat: 1 - moment.seat }} language={language} />;
  },
  over: scene(() => false),
  'help-phone': scene((key, _, { round }) => key === 'act' && round >= 1, ['click fieldset [aria-haspopup=dialog]']),
  'live-wide': (language: Language) => (
    <LiveTable board={Board} game={game} setup={{ seats: 2, options: {} }} language={language} />
  ),
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
