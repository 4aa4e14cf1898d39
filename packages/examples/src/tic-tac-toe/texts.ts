import type { Messages } from '@quayside/engine';

/** The names of the cells are the same everywhere. */
const CELLS = Object.fromEntries(
  ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].map((cell) => [`term.${cell}`, cell]),
);

export const messages: { readonly [language in 'en' | 'de']: Messages } = {
  en: {
    ...CELLS,
    'game.name': 'Tic-tac-toe',
    'game.about': 'Three in a row win.',
    'score.row': 'Three in a row',
    'decision.mark': 'Which cell do you mark?',
    'event.mark': '{seat} marks {cell}.',
    'why.taken': '{cell} is marked already.',
  },
  de: {
    ...CELLS,
    'game.name': 'Tic-Tac-Toe',
    'game.about': 'Drei in einer Reihe gewinnen.',
    'score.row': 'Drei in einer Reihe',
    'decision.mark': 'Welches Feld markierst du?',
    'event.mark': '{seat} markiert {cell}.',
    'why.taken': '{cell} ist schon markiert.',
  },
};
