import { answer, over, refuses, scenarios, scores } from '@quayside/testkit';
import { ticTacToe } from './index.ts';

export default scenarios(
  ticTacToe,
  {},
  {
    'three in a row win': {
      rule: 'The end',
      play: [
        answer(0, 'mark', 'a1'),
        answer(1, 'mark', 'a2'),
        refuses(0, 'mark', 'a2', 'why.taken'),
        answer(0, 'mark', 'b1'),
        answer(1, 'mark', 'b2'),
        answer(0, 'mark', 'c1'),
        over(),
        scores(0, { row: 1 }, 1),
      ],
    },
  },
);
