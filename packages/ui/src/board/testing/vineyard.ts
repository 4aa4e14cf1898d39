import {
  cardsInHand,
  defineGame,
  freeSpaces,
  fullPile,
  hands,
  perSeat,
  pick,
  playCard,
  stand,
  type Bag,
  type Question,
  type Seat,
  type Setup,
  type State,
  type Steps,
  type Workers,
} from '@quayside/engine';

/** Ten spaces that hold any number of workers, and a hand of vines with texts: what a generic board has to show of such a game. */
interface Keys {
  questions: { place: 'pick'; plant: 'pick' };
  steps: { dealt: void; turn: { k: number } };
}
export interface Vineyard extends State<Keys> {
  readonly setup: Setup;
  workers: Workers;
  coins: Bag[];
  planted: string[][];
}

const SPACES = 'plant cellar-master harvest-festival tour trade-office guesthouse yoke train mill chapel'.split(' ');
const VINES = ['merlot', 'riesling', 'pinot-noir', 'cabernet', 'trebbiano', 'malvasia', 'sangiovese', 'syrah', 'gamay'];

const place: Question<Vineyard, 'place'> = {
  offer: (s, seat) => pick(SPACES.filter((space) => space !== 'plant' || cardsInHand(s, seat).length > 0)),
  answer(play, seat, space) {
    stand(play.s.workers, space, seat);
    play.tell('place', { seat, space });
    if (space === 'plant') play.ask(seat, 'plant');
    else play.gain(play.s.coins[seat] as Bag, 'coin');
  },
};

const plant: Question<Vineyard, 'plant'> = {
  secret: { question: true, answer: 'kept' },
  offer: (s, seat) => pick(cardsInHand(s, seat).map((card) => `plant:${card}`)),
  answer(play, seat, option) {
    const card = option.slice('plant:'.length);
    playCard(play.s, seat, card);
    play.s.planted[seat]?.push(card);
    play.barrier = true;
    play.tell('planted', { seat, card });
  },
};

const steps: Steps<Vineyard> = {
  dealt: (play) => play.then('turn', { k: 0 }),
  turn(play, { k }) {
    if (k === 3 * play.s.setup.seats) {
      play.end();
      return;
    }
    play.then('turn', { k: k + 1 });
    play.ask(k % play.s.setup.seats, 'place');
  },
};

const words = (language: 'en' | 'de') => ({
  ...Object.fromEntries([...SPACES, ...VINES].map((one) => [`term.${one}`, one.replaceAll('-', ' ')])),
  'game.name': language === 'en' ? 'Vineyard' : 'Weinberg',
  'decision.place': language === 'en' ? 'Where does your worker go?' : 'Wohin geht deine Arbeitskraft?',
  'decision.plant': language === 'en' ? 'Which vine do you plant?' : 'Welche Rebe pflanzt du?',
  'option.plant': language === 'en' ? 'Plant' : 'Pflanzen',
  'option.plant.plant': '{0}',
  'event.place': '{seat}: {space}',
  'event.planted': '{seat}: {card}',
  'score.vines': language === 'en' ? 'Vines planted on the slopes' : 'Reben auf den Hängen gepflanzt',
  'score.coins': language === 'en' ? 'Coins' : 'Münzen',
  'term.coin': language === 'en' ? 'coins' : 'Münzen',
  'card.guesthouse': language === 'en' ? 'Two coins from the supply.' : 'Zwei Münzen aus dem Vorrat.',
  'view.hand': language === 'en' ? 'hand' : 'Hand',
  'view.planted': language === 'en' ? 'planted' : 'gepflanzt',
  'term.harvest-festival': language === 'en' ? 'harvest festival' : 'Erntedankfest',
  'term.trade-office': language === 'en' ? 'trade office' : 'Handelskontor',
  ...Object.fromEntries(
    VINES.map((vine) => [
      `card.${vine}`,
      language === 'en'
        ? `A vine of worth ${vine.length}. It needs a trellis, and gives a grape at each harvest.`
        : `Eine Rebe vom Wert ${vine.length}. Sie braucht ein Spalier und gibt bei jeder Ernte eine Traube.`,
    ]),
  ),
});

export const vineyard = defineGame<Vineyard>({
  id: 'vineyard',
  version: 0,
  seats: { min: 2, max: 4 },
  options: {},
  messages: { en: words('en'), de: words('de') },
  components: { spaces: SPACES },
  decks: () => ({ vines: VINES }),
  setup: ({ seats }) => ({
    workers: freeSpaces(SPACES),
    coins: perSeat(seats, () => ({ coin: 0 })),
    planted: perSeat(seats, () => []),
    piles: { vines: fullPile('vines', VINES.length), ...hands(seats) },
  }),
  begin(play) {
    play.then('dealt');
    for (let seat: Seat = 0; seat < play.s.setup.seats; seat++) play.draw(seat, 'vines', 2);
  },
  questions: { place, plant },
  steps,
  score: (s) =>
    s.coins.map((bag, seat) => ({ seat, lines: { vines: s.planted[seat]?.length ?? 0, coins: bag['coin'] ?? 0 } })),
  census: (s) => ({ coin: s.coins.reduce((sum, bag) => sum + (bag['coin'] ?? 0), 0) }),
});
