import { cardsInHand, handSize, pileOf, pileSize } from '@quayside/engine';
import { scenarios } from '../scenario/scenario.ts';
import { answer, asked, changed, notAsked, offersOnly, refuses, see, seenBy, told } from '../scenario/steps.ts';
import { describeConformance, describeScenarios } from '../vitest.ts';
import { oysterBay } from './oyster-bay.ts';

const night = (...shown: string[]) => shown.map((pearl, seat) => answer(seat, 'show', pearl));

describeConformance(oysterBay);
describeScenarios(
  scenarios(
    oysterBay,
    { goods: (s, seat) => s.coins[seat] ?? {} },
    {
      'what is drawn is seen by who drew it, and counted by the others': {
        rule: 'Hands',
        nature: { decks: { oysters: ['rose', 'seed'] } },
        play: [
          answer(0, 'place', 'bay'),
          seenBy(0, 'the own hand', (view) => cardsInHand(view, 0).toSorted(), ['rose', 'seed']),
          seenBy(1, 'the size of that hand', (view) => handSize(view, 0), 2),
          seenBy(1, 'its cards', (view) => pileOf(view, 'hand 0').slots.map((slot) => slot.card), ['?', '?']),
        ],
      },
      'a space takes several workers, as far as there is room': {
        rule: 'Spaces',
        setup: { seats: 3 },
        nature: { decks: { oysters: ['rose', 'seed', 'white', 'seed', 'white', 'seed'] } },
        play: [
          answer(0, 'place', 'bay'),
          answer(1, 'place', 'bay'),
          answer(2, 'place', 'bay'),
          answer(0, 'place', 'market'),
          answer(0, 'sell', 'rose'),
          changed(0, { coin: 4 }),
          answer(1, 'place', 'market'),
          answer(1, 'sell', 'white'),
          refuses(2, 'place', 'market'),
        ],
      },
      'who passes first is first tomorrow': {
        rule: 'Passing',
        play: [
          answer(0, 'place', 'inn'),
          answer(1, 'place', 'pass'),
          answer(0, 'place', 'inn'),
          ...night('nothing', 'nothing'),
          told('day', { day: 2 }),
          asked(1, 'place'),
          notAsked(0, 'place'),
        ],
      },
      'pearls are shown together, and nobody sees one before': {
        rule: 'The contest',
        nature: { decks: { oysters: ['rose', 'seed', 'white', 'black'] } },
        play: [
          answer(0, 'place', 'bay'),
          answer(1, 'place', 'bay'),
          answer(0, 'place', 'pass'),
          answer(1, 'place', 'pass'),
          offersOnly(0, 'show', ['nothing', 'rose', 'seed']),
          answer(0, 'show', 'rose'),
          seenBy(1, 'what was shown', (view) => view.shown, []),
          answer(1, 'show', 'black'),
          told('won', { seat: 1, n: 3 }),
          see('the open shells', (s) => pileSize(pileOf(s, 'shells')), 2),
        ],
      },
    },
  ),
);
