import type { Lesson } from '@quayside/engine';

/** The first day of Tidewater. Generic boards point at an option by itself, so no step has to say where. */
export const lesson: Lesson = {
  seats: 2,
  seat: 0,
  names: ['', 'Odile'],
  nature: { decks: { tide: ['rum'] } },
  steps: [
    {
      words: {
        en: 'The tide has brought rum ashore. Tonight you and Odile will bid for it; by day each sends out one worker.',
        de: 'Die Flut hat Rum angespült. Heute Abend bietet ihr darum, du und Odile; bei Tag schickt jede Familie eine Arbeitskraft los.',
      },
    },
    {
      words: {
        en: 'Send yours to the ropewalk: it gives a rope, for a boat some day, and a coin.',
        de: 'Schick deine in die Seilerbahn: Sie bringt ein Seil, einmal für ein Boot, und eine Münze.',
      },
      does: { key: 'place', answer: 'ropewalk' },
      instead: {
        nets: {
          en: 'Fish can be sold, too. But coins are what one bids with tonight.',
          de: 'Auch Fisch lässt sich verkaufen. Aber geboten wird heute Abend mit Münzen.',
        },
      },
    },
    {
      words: { en: 'That was your turn. End it.', de: 'Das war dein Zug. Beende ihn.' },
      does: { key: 'end', answer: 'end' },
    },
    {
      others: [
        { seat: 1, key: 'place', answer: 'woods' },
        { seat: 1, key: 'end', answer: 'end' },
        { seat: 1, key: 'bid', answer: '1' },
      ],
      words: {
        en: 'Odile went to the woods and has laid down her bid, face down. Bid all but one of your coins: 2.',
        de: 'Odile war im Wald und hat ihr Gebot verdeckt hingelegt. Biete alle deine Münzen bis auf eine: 2.',
      },
      does: { key: 'bid', answer: '2' },
    },
    {
      words: {
        en: 'Your 2 beat her 1: the rum is yours and counts at the end. Tomorrow the next tide comes in.',
        de: 'Deine 2 schlagen ihre 1: Der Rum gehört dir und zählt am Ende. Morgen kommt die nächste Flut.',
      },
    },
  ],
  hints: {
    place: {
      en: 'One worker a day, and a place takes one only. Fish can be sold for a coin whenever it is your turn.',
      de: 'Eine Arbeitskraft am Tag, und jeder Platz nimmt nur eine auf. Fisch lässt sich in deinem Zug jederzeit für eine Münze verkaufen.',
    },
    bid: {
      en: 'All bid at once and in secret: only the highest pays, and a tie leaves the lot to the sea.',
      de: 'Alle bieten zugleich und verdeckt: Nur das höchste Gebot zahlt, bei Gleichstand holt sich das Meer die Ladung.',
    },
  },
};
