import {
  defineGame,
  payment,
  perSeat,
  pick,
  sum,
  tokens,
  type Bag,
  type Question,
  type Setup,
  type State,
  type Steps,
} from '@quayside/engine';

/** Fifteen kinds of tokens, several with long names and two that begin alike: what a generic board has to show of such a game. */
interface Keys {
  questions: { store: 'pick'; pay: 'bundle' };
  steps: { turn: { k: number } };
}
export interface Warehouse extends State<Keys> {
  readonly setup: Setup;
  goods: Bag[];
}

const NAMES: { readonly [token: string]: readonly [en: string, de: string] } = {
  'red-grapes': ['red grapes', 'rote Trauben'],
  'red-wine': ['red wine', 'Rotwein'],
  'white-grapes': ['white grapes', 'weiße Trauben'],
  'white-wine': ['white wine', 'Weißwein'],
  'sparkling-wine': ['sparkling wine', 'Schaumwein'],
  'smoked-herring': ['smoked herring', 'Räucherhering'],
  'building-permits': ['building permits', 'Baugenehmigungen'],
  'promissory-notes': ['promissory notes', 'Schuldverschreibungen'],
  'paving-stones': ['paving stones', 'Pflastersteine'],
  wood: ['wood', 'Holz'],
  rope: ['rope', 'Seil'],
  amber: ['amber', 'Bernstein'],
  salt: ['salt', 'Salz'],
  silk: ['silk', 'Seide'],
  coin: ['coins', 'Münzen'],
};
const KINDS = Object.keys(NAMES);

const store: Question<Warehouse, 'store'> = {
  offer: () => pick(KINDS),
  answer(play, seat, token) {
    play.gain(play.s.goods[seat] as Bag, token, 3);
    play.tell('store', { seat, goods: { [token]: 3 } });
  },
};

/** Any three tokens. */
const pay: Question<Warehouse, 'pay'> = {
  offer: (s, seat) =>
    payment(s.goods[seat] as Bag, [{ name: 'tax', units: 3, worth: Object.fromEntries(KINDS.map((one) => [one, 1])) }]),
  answer(play, seat, goods) {
    for (const token of tokens(goods)) play.spend(play.s.goods[seat] as Bag, token, goods[token]);
    play.tell('pay', { seat, goods });
  },
};

const steps: Steps<Warehouse> = {
  turn(play, { k }) {
    const { seats } = play.s.setup;
    if (k === 4 * seats) {
      play.end();
      return;
    }
    play.then('turn', { k: k + 1 });
    play.ask(k % seats, k < 2 * seats ? 'store' : 'pay');
  },
};

const words = (language: 'en' | 'de') => ({
  'game.name': language === 'en' ? 'Warehouse' : 'Lagerhaus',
  'decision.store': language === 'en' ? 'What do you store?' : 'Was lagerst du ein?',
  'decision.pay': language === 'en' ? 'Pay the tax: three goods' : 'Zahl die Steuer: drei Waren',
  'event.store': '{seat}: {goods}',
  'event.pay': '{seat}: {goods}',
  'term.tax': language === 'en' ? 'tax' : 'Steuer',
  'view.goods': language === 'en' ? 'goods' : 'Waren',
  ...Object.fromEntries(KINDS.map((one) => [`score.${one}`, NAMES[one]?.[language === 'en' ? 0 : 1] ?? one])),
  ...Object.fromEntries(KINDS.map((one) => [`term.${one}`, NAMES[one]?.[language === 'en' ? 0 : 1] ?? one])),
});

export const warehouse = defineGame<Warehouse>({
  id: 'warehouse',
  version: 0,
  seats: { min: 2, max: 5 },
  options: {},
  messages: { en: words('en'), de: words('de') },
  tokens: {
    'red-grapes': { color: '#8e2b45' },
    'red-wine': { color: '#5b1029', letters: 'W' },
    'white-grapes': { color: '#b7c65a' },
    amber: { color: '#d98a1f' },
    'smoked-herring': { icon: 'fish' },
  },
  setup: ({ seats }) => ({ goods: perSeat(seats, () => Object.fromEntries(KINDS.map((one, i) => [one, i % 4]))) }),
  begin: (play) => play.then('turn', { k: 0 }),
  questions: { store, pay },
  steps,
  score: (s) =>
    s.goods.map((bag, seat) => ({ seat, lines: Object.fromEntries(KINDS.map((one) => [one, bag[one] ?? 0])) })),
  census: (s) => s.goods.reduce(sum),
});
