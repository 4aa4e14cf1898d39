import {
  cardsInHand,
  defineGame,
  discard,
  emptyPile,
  freeSpaces,
  hasRoom,
  fullPile,
  hands,
  handSize,
  perSeat,
  pick,
  pileOf,
  pileSize,
  stand,
  sum,
  totalOf,
  type Bag,
  type Messages,
  type Question,
  type Seat,
  type Setup,
  type State,
  type Steps,
  type Workers,
} from '@quayside/engine';

/** What a pearl fetches at the market, and how many there are of it. */
const PEARLS: { readonly [pearl: string]: { readonly worth: number; readonly copies: number } } = {
  seed: { worth: 1, copies: 6 },
  white: { worth: 2, copies: 5 },
  rose: { worth: 4, copies: 3 },
  black: { worth: 7, copies: 2 },
};
const OYSTERS = Object.entries(PEARLS).flatMap(([pearl, { copies }]) => perSeat(copies, () => pearl));
const worthOf = (pearl: string) => PEARLS[pearl]?.worth ?? 0;

/** How many workers a space takes. */
const ROOM: { readonly [space: string]: number } = { bay: 4, market: 2, inn: 4 };
const SPACES = Object.keys(ROOM);
const [DAYS, WORKERS, PRIZE] = [3, 2, 3];

interface Keys {
  questions: { place: 'pick'; sell: 'pick'; show: 'pick' };
  steps: { day: void; turn: { k: number }; contest: void };
}
export interface OysterBay extends State<Keys> {
  readonly setup: Setup;
  day: number;
  /** Who is when today, and those who are done, the first of whom begins tomorrow. */
  order: Seat[];
  done: Seat[];
  /** Workers at home. */
  left: number[];
  workers: Workers;
  coins: Bag[];
  /** What each shows in the contest, once all have chosen. */
  shown: string[];
}
const coinsOf = (s: OysterBay, seat: Seat) => s.coins[seat] as Bag;

const place: Question<OysterBay, 'place'> = {
  offer: (s, seat) => pick([...SPACES.filter((space) => isOpen(s, seat, space)), 'pass']),
  answer(play, seat, space) {
    const { s } = play;
    if (space === 'pass') {
      s.done.push(seat);
      play.tell('pass', { seat });
      return;
    }
    stand(s.workers, space, seat);
    s.left[seat] = (s.left[seat] ?? 0) - 1;
    if (s.left[seat] === 0) s.done.push(seat);
    play.tell('place', { seat, space });
    if (space === 'inn') play.gain(coinsOf(s, seat), 'coin');
    if (space === 'bay') play.draw(seat, 'oysters', 2, 'shells');
    if (space === 'market') play.ask(seat, 'sell');
  },
};

/** Read on everybody's view, so it counts cards and does not look at them. */
function isOpen(s: OysterBay, seat: Seat, space: string): boolean {
  if (!hasRoom(s.workers, space, ROOM[space] ?? 0)) return false;
  if (space === 'market') return handSize(s, seat) > 0;
  return space !== 'bay' || pileSize(pileOf(s, 'oysters')) + pileSize(pileOf(s, 'shells')) > 0;
}

/** What is in a hand is nobody else's business until it is sold. */
const sell: Question<OysterBay, 'sell'> = {
  secret: { question: true },
  commits: true,
  offer: (s, seat) => pick(kindsIn(s, seat)),
  answer(play, seat, pearl) {
    discard(play.s, seat, pearl, 'shells', 'open');
    play.gain(coinsOf(play.s, seat), 'coin', worthOf(pearl));
    play.tell('sell', { seat, pearl, n: worthOf(pearl) });
  },
};
const kindsIn = (s: OysterBay, seat: Seat) => [...new Set(cardsInHand(s, seat))].sort();

/** Chosen by all at once: the finest pearl wins the prize, and what was shown goes to the open shells. */
const show: Question<OysterBay, 'show'> = {
  secret: { question: true, answer: 'until-all' },
  offer: (s, seat) => pick(['nothing', ...kindsIn(s, seat)]),
  answer({ s }, seat, pearl) {
    s.shown[seat] = pearl;
  },
};

const steps: Steps<OysterBay> = {
  day(play) {
    const { s } = play;
    s.order = [...s.done];
    s.done = [];
    s.left = s.left.map(() => WORKERS);
    s.workers = freeSpaces(SPACES);
    play.tell('day', { day: ++s.day });
    play.then('turn', { k: 0 });
  },
  /** Those who are not done go on in today's order, around and around. */
  turn(play, { k }) {
    const { s } = play;
    const { seats } = s.setup;
    if (s.done.length === seats) {
      play.then('contest');
      play.askTogether(perSeat(seats, (seat) => ({ seat, key: 'show' as const })));
      return;
    }
    play.then('turn', { k: (k + 1) % seats });
    const seat = s.order[k] as Seat;
    if (!s.done.includes(seat)) play.ask(seat, 'place');
  },
  contest(play) {
    const { s } = play;
    const { shown } = s;
    const best = Math.max(...shown.map(worthOf));
    const winners = shown.flatMap((pearl, seat) => (best > 0 && worthOf(pearl) === best ? [seat] : []));
    s.shown = [];
    shown.forEach((pearl, seat) => {
      if (pearl !== 'nothing') discard(s, seat, pearl, 'shells', 'open');
    });
    play.tell('contest', { shown });
    for (const seat of winners) {
      play.gain(coinsOf(s, seat), 'coin', PRIZE);
      play.tell('won', { seat, n: PRIZE });
    }
    if (s.day < DAYS) play.then('day');
    else play.end();
  },
};

const en: Messages = {
  'game.name': 'Oyster Bay',
  'game.about': 'Open oysters, sell pearls, and show the finest one at nightfall.',
  'decision.place': 'Where does your worker go?',
  'decision.sell': 'Which pearl do you sell?',
  'decision.show': 'Which pearl do you show?',
  'option.pass': 'Pass for today',
  'event.day': 'Day {day} begins.',
  'event.place': '{seat} goes to the {space}.',
  'event.pass': '{seat} passes.',
  'event.sell': '{seat} sells a {pearl} for {n} {n|coin|coins}.',
  'event.contest': 'Shown at nightfall: {shown}.',
  'event.won': '{seat} wins {n} coins.',
  'score.coins': 'Coins',
  'term.coin': 'coins',
  'term.coin.one': 'coin',
  'term.bay': 'bay',
  'term.market': 'market',
  'term.inn': 'inn',
  'term.nothing': 'nothing',
  'term.seed': 'seed pearl',
  'term.white': 'white pearl',
  'term.rose': 'rose pearl',
  'term.black': 'black pearl',
  'card.seed': 'Fetches 1 coin.',
  'card.white': 'Fetches 2 coins.',
  'card.rose': 'Fetches 4 coins.',
  'card.black': 'Fetches 7 coins.',
  'view.day': 'Day {value} of 3',
  'view.order': 'Turn order: {seat}',
  'view.coins': 'Coins',
  'view.left': 'Workers at home',
  'view.hand': 'Hand',
  'view.oysters': 'Oysters',
  'view.shells': 'Open shells',
};
const de: Messages = {
  'game.name': 'Austernbucht',
  'game.about': 'Öffne Austern, verkauf Perlen und zeig am Abend die schönste.',
  'decision.place': 'Wohin geht deine Arbeitskraft?',
  'decision.sell': 'Welche Perle verkaufst du?',
  'decision.show': 'Welche Perle zeigst du?',
  'option.pass': 'Für heute passen',
  'event.day': 'Tag {day} beginnt.',
  'event.place': '{seat} besetzt: {space}.',
  'event.pass': '{seat} passt.',
  'event.sell': '{seat} verkauft: {pearl}, für {n} {n|Münze|Münzen}.',
  'event.contest': 'Am Abend gezeigt: {shown}.',
  'event.won': '{seat} gewinnt {n} Münzen.',
  'score.coins': 'Münzen',
  'term.coin': 'Münzen',
  'term.coin.one': 'Münze',
  'term.bay': 'Bucht',
  'term.market': 'Markt',
  'term.inn': 'Gasthaus',
  'term.nothing': 'nichts',
  'term.seed': 'Saatperle',
  'term.white': 'weiße Perle',
  'term.rose': 'Rosenperle',
  'term.black': 'schwarze Perle',
  'card.seed': 'Bringt 1 Münze.',
  'card.white': 'Bringt 2 Münzen.',
  'card.rose': 'Bringt 4 Münzen.',
  'card.black': 'Bringt 7 Münzen.',
  'view.day': 'Tag {value} von 3',
  'view.order': 'Reihenfolge: {seat}',
  'view.coins': 'Münzen',
  'view.left': 'Arbeitskräfte zu Hause',
  'view.hand': 'Hand',
  'view.oysters': 'Austern',
  'view.shells': 'Offene Schalen',
};

const sheetOf = (s: OysterBay, seat: Seat) => ({ seat, lines: { coins: coinsOf(s, seat)['coin'] ?? 0 } });

export const oysterBay = defineGame<OysterBay>({
  id: 'oyster-bay',
  version: 0,
  seats: { min: 2, max: 4 },
  options: {},
  messages: { en, de },
  components: { spaces: SPACES, pearls: PEARLS },
  decks: () => ({ oysters: OYSTERS }),
  setup: ({ seats }) => ({
    day: 0,
    order: [],
    done: perSeat(seats, (seat) => seat),
    left: perSeat(seats, () => WORKERS),
    workers: freeSpaces(SPACES),
    coins: perSeat(seats, () => ({ coin: 0 })),
    shown: [],
    piles: { oysters: fullPile('oysters', OYSTERS.length), shells: emptyPile(), ...hands(seats) },
  }),
  begin: (play) => play.then('day'),
  questions: { place, sell, show },
  steps,
  score: (s) => s.coins.map((_, seat) => sheetOf(s, seat)),
  // A card in hand is worth something too, whichever it is: bots look one decision ahead by this.
  value: (s, seat) => totalOf(sheetOf(s, seat)) + 1.5 * handSize(s, seat),
  census: (s) => s.coins.reduce(sum),
  display: (view) => ({
    seats: view.coins.map((coins, seat) => ({ coins, left: view.left[seat] ?? 0 })),
    table: { day: view.day, order: view.order },
    spaces: view.workers,
  }),
});
