import type { GameText } from '@quayside/engine';
import type { Language } from '@quayside/languages';
import {
  cardText,
  reconstructed,
  type Bonus,
  type Building,
  type Cost,
  type Effect,
} from '@quayside/inland-port/rules';
import type { CardFace, EffectRow, Piece } from '@quayside/ui/art';
import { SCENES } from './scenes.ts';

/** Who reads the card. */
interface Reader {
  readonly language: Language;
  say(text: GameText): string;
}

/** A tile in the grammar of cards. `times` puts a number for N where the building lies in a sector. */
export function faceOf(building: Building, { language, say }: Reader, times?: number): CardFace {
  const rows: EffectRow[] = [];
  if (building.effect) rows.push(effectRow(building.effect, times));
  if (building.bonus) rows.push(bonusRow(building.bonus, building.effect));
  const per = building.counts?.per;
  if (per) rows.push({ pieces: [{ icon: 'value', n: per === 'factory' ? 10 : 1 }, 'per', { icon: iconOf(per) }] });
  return {
    id: building.id,
    name: say({ key: `term.${building.id}` }),
    mark: building.letter,
    type: 'none',
    sign: signOf(building),
    scene: SCENES[building.id] ?? '',
    cost: costPieces(building.cost),
    value: building.counts ? '?' : building.value,
    effect: rows,
    locked: building.effect === null,
    text: cardText(building)
      .map((text) => say(text))
      .join(' '),
    doubt: doubtOf(building, { language, say }),
  };
}

function doubtOf(building: Building, { language, say }: Reader): string | undefined {
  const figures = reconstructed(building, language).map((figure) => say({ key: `component.${figure}` }));
  return figures.length === 0 ? undefined : `${say({ key: 'component.reconstructed' })}: ${figures.join(', ')}`;
}

const iconOf = (per: string) => (per === 'factory' ? 'industrial' : per);

/** The good it moves, or what else it is about. */
function signOf({ effect, counts }: Building): string {
  if (counts) return counts.per === 'factory' ? 'bollard' : 'industrial';
  if (!effect) return 'landmark';
  switch (effect.kind) {
    case 'shift':
    case 'either':
      return effect.goods.length === 1 ? (effect.goods[0] ?? 'good') : 'good';
    case 'buy':
      return effect.good;
    case 'trade':
      return 'francs' in effect.gets ? 'franc' : effect.gets.good;
    case 'spread':
    case 'different':
      return 'good';
    case 'earn':
    case 'sell':
    case 'sell-different':
      return 'franc';
  }
}

const costPieces = ({ wood, clay, food, francs }: Cost): Piece[] =>
  (
    [
      ['wood', wood],
      ['clay', clay],
      ['food', food],
      ['franc', francs],
    ] as const
  ).flatMap(([icon, n]) => (n ? [{ icon, n }] : []));

function joined(pieces: readonly Piece[], mark: 'plus' | 'or'): Piece[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [mark, piece]));
}

function effectRow(effect: Effect, n?: number): EffectRow {
  const often = `${n ?? 'N'} ×`;
  const upTo = `≤ ${n ?? 'N'} ×`;
  switch (effect.kind) {
    case 'shift':
      return {
        times: often,
        pieces: joined(
          effect.goods.map((icon) => ({ icon, way: effect.way })),
          'plus',
        ),
      };
    case 'either':
      return {
        times: often,
        pieces: joined(
          effect.goods.map((icon) => ({ icon, way: effect.way })),
          'or',
        ),
      };
    case 'spread':
      return { times: often, pieces: [{ icon: 'good', way: effect.way }] };
    case 'different':
      return { times: often, pieces: [{ text: '≠' }, { icon: 'good', way: effect.way }] };
    case 'earn':
      return { times: often, pieces: [{ icon: 'franc', n: effect.francs }] };
    case 'buy':
      return {
        times: upTo,
        pieces: [{ icon: 'franc', n: effect.francs }, 'gives', { icon: effect.good, way: effect.way }],
      };
    case 'trade': {
      const gets: Piece =
        'francs' in effect.gets
          ? { icon: 'franc', n: effect.gets.francs }
          : { icon: effect.gets.good, way: effect.gets.way };
      const price: Piece[] = [{ icon: 'food', n: effect.food }];
      if (effect.francs > 0) price.push({ icon: 'franc', n: effect.francs });
      return { times: upTo, pieces: [...price, 'gives', gets] };
    }
    case 'sell':
      return {
        times: upTo,
        pieces: [
          ...joined(
            effect.goods.map((icon) => ({ icon, way: effect.way })),
            'or',
          ),
          'gives',
          { icon: 'franc', n: effect.francs },
        ],
      };
    case 'sell-different':
      return {
        times: upTo,
        pieces: [{ text: '≠' }, { icon: 'good', way: effect.way }, 'gives', { icon: 'franc', n: effect.francs }],
      };
  }
}

function bonusRow(bonus: Bonus, effect: Effect | null): EffectRow {
  const way = effect && 'way' in effect ? effect.way : 'right';
  switch (bonus.kind) {
    case 'steps':
      return { aside: true, times: '1 ×', pieces: bonus.steps.map(({ good, way: to }) => ({ icon: good, way: to })) };
    case 'spread':
      return { aside: true, times: `+ ${bonus.n}`, pieces: [{ icon: 'good', way }] };
    case 'netted':
      return { aside: true, times: '1 ×', pieces: [{ icon: bonus.step.good, way: bonus.step.way }] };
  }
}
