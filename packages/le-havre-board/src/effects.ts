import type { Bag } from '@quayside/engine';
import type { Deed, Measure, Rate, Tally, Traits } from '@quayside/le-havre/rules';
import { SHAPES } from '@quayside/ui/art';
import { iconOf } from './facts.ts';

/**
 * What a card does, in pictures: the notation of notation.ts, written from the card's own data, so that no picture can say anything
 * else than what is played. The words are the rule module's.
 */
export const picturesOf = (deeds: readonly Deed[], traits: Traits): string[] => [
  ...deeds.flatMap((deed, i) => rowsOf(deed, i > 0 && deeds[0]?.does === 'gain')),
  ...traitRows(traits),
];

/** `besides`: may be done on top of what stands before it. */
function rowsOf(deed: Deed, besides: boolean): string[] {
  switch (deed.does) {
    case 'gain': {
      const shown = deed.show ? `"✓" ${bagText(deed.show)} > ` : '';
      const more = (deed.per ?? []).map(tallyText);
      // A few goods and what each symbol adds are one row; what only counts has a row for each.
      return empty(deed.goods) ? more : [[shown + bagText(deed.goods), ...more].join(' + ')];
    }
    case 'gain-missing':
      return [`${deed.n} good / "∅"`];
    case 'choose': {
      // The few that may not be chosen are told by the card's words.
      const good = deed.from.every((token) => SHAPES[token]?.framed) ? 'upgraded' : 'good';
      const each = `${good} / ${sign(deed.each)}`;
      const every = deed.base > 0 ? `${deed.base} ${good} + ${each} "≠"` : `${each} "≠"`;
      return deed.look ? [every, '~ landmark "?" landmark "?"'] : [every];
    }
    case 'trade':
      return tradeRows(deed, besides);
    case 'bargain':
      return [`${deed.give} good > ${deed.for.join(' | ')}`];
    case 'build':
      return [
        `${deed.most > 1 ? `1–${deed.most}×: ` : ''}cost > building`,
        ...(deed.lessWood > 0 ? [`~ −${deed.lessWood} wood`] : []),
      ];
    case 'launch':
      return ['cost + energy > ship'];
    case 'sail':
      return [`${deed.energy} energy / ship`, 'good > franc'];
    case 'sell-any':
      return [`${some(deed.upgraded, 'upgraded')} > franc`, `${some(deed.standard, 'good')} > franc`];
    case 'remit':
      return ['loan > "∅"', `~ 2 loan > loan + ${deed.francs} franc`];
    case 'drive':
      return [`${some(deed.francs, 'franc')} > worker > building`];
    case 'haul':
      return [`${deed.francs} franc > supply + supply`];
  }
}

function tradeRows(trade: Extract<Deed, { does: 'trade' }>, besides: boolean): string[] {
  const { from, to, most, energy, energyOnce = 0, subsidy, food = 0, bonus, show } = trade;
  const often = most === undefined ? '∞: ' : most === 1 ? '' : `≤${most}: `;
  const gives = [
    empty(from) ? '' : bagText(from),
    food > 0 ? `${food} food` : '',
    energy ? rateText(energy, 'energy') : '',
    // Paid once for all of them it is set apart, unless there is nothing else to pay.
    empty(from) && energyOnce > 0 ? `${energyOnce} energy` : '',
  ].filter(Boolean);
  const gets = [bagText(to), subsidy ? rateText(subsidy.rate, subsidy.token) : ''].filter(Boolean);
  return [
    `${besides ? '~ ' : ''}${often}${gives.join(' + ')} > ${gets.join(' + ')}`,
    ...(bonus ? [`~ "+" ${bagText(bonus)}`] : []),
    ...(!empty(from) && energyOnce > 0 ? [`~ 1×: ${some(energyOnce, 'energy')}`] : []),
    ...(show ? [`~ "✓" ${bagText(show)}`] : []),
  ];
}

/** What counts without anybody entering. */
function traitRows({ bonus = [], energy, masonry, calves, swap }: Traits): string[] {
  return [
    ...bonus.map(tallyText),
    ...(energy ? [`−${energy} energy`] : []),
    ...(masonry ? [`building "−${masonry}" clay | brick`] : []),
    ...(calves ? [`harvest > ${calves} cattle`] : []),
    ...(swap ? [`${iconOf(swap)} > ship-luxury`] : []),
  ];
}

const empty = (bag: Bag) => Object.keys(bag).length === 0;
const some = (n: number, icon: string) => (n === 1 ? icon : `${n} ${icon}`);
const bagText = (bag: Bag) =>
  Object.entries(bag)
    .map(([token, n]) => some(n, token))
    .join(' ');
const FRACTIONS: { readonly [per: number]: string } = { 2: '½', 3: '⅓' };
const rateText = ({ n, per }: Rate, icon: string) => (per === 1 ? some(n, icon) : `${FRACTIONS[per] ?? ''} ${icon}`);
function tallyText({ measure, gives, every }: Tally): string {
  const [token = '', n = 1] = Object.entries(gives)[0] ?? [];
  return `${every > 1 ? (FRACTIONS[every] ?? '') : n === 1 ? '' : n} ${token} / ${sign(measure)}`.trim();
}

const SIGNS: { readonly [measure in Measure]?: string } = {
  'any-hammer': '"≥1" hammer',
  animal: 'fish | cattle',
  guest: 'worker',
};
const sign = (measure: Measure) => SIGNS[measure] ?? measure;
