// The two example games on Quayside and on boardgame.io: plays random games of each to the end and counts the lines that were
// written for them. `pnpm compare`; docs/comparison.md says what to make of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ours } from './ours.mjs';
import { codeLines } from './lines.mjs';

process.env.NODE_ENV = 'production';
const internal = await import('boardgame.io/dist/cjs/internal.js');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal.default;
const { ticTacToe: theirTicTacToe } = await import('./games/tic-tac-toe.mjs');
const { pottersRow: theirPottersRow } = await import('./games/potters-row.mjs');

const examples = fileURLToPath(new URL('../packages/examples/src/', import.meta.url));
const { bots, simulate, readSetup, randomFrom, ticTacToe, pottersRow } = await ours(`
  export { readSetup, randomFrom } from '@quayside/engine/host';
  export { bots, simulate } from '@quayside/bots';
  export { ticTacToe } from '${examples}tic-tac-toe/index.ts';
  export { pottersRow } from '${examples}potters-row/index.ts';`);

const GAMES = 100;

/** Whole random games by what the game lists for bots; how many answers a game takes. */
function playTheirs(config, numPlayers) {
  const game = ProcessGameConfig(config);
  const reduce = CreateGameReducer({ game, isClient: false });
  let answers = 0;
  for (let n = 0; n < GAMES; n++) {
    const random = randomFrom(`theirs/${n}`);
    let state = InitializeGame({ game: { ...game, seed: `theirs/${n}` }, numPlayers });
    while (!state.ctx.gameover) {
      const playerID = state.ctx.currentPlayer;
      const moves = config.ai.enumerate(state.G, state.ctx, playerID);
      const { move, args } = moves[Math.floor(random() * moves.length)];
      const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      if (next === state || next._stateID === state._stateID) throw new Error(`refused: ${move} ${String(args)}`);
      state = { ...next, deltalog: undefined };
      answers += 1;
    }
  }
  return answers / GAMES;
}

function playOurs(game, numPlayers) {
  const setup = readSetup(game, numPlayers);
  const seats = Array.from({ length: numPlayers }, () => bots.random);
  let answers = 0;
  for (let n = 0; n < GAMES; n++) answers += simulate(game, setup, seats, `ours/${n}`).answers;
  return answers / GAMES;
}

const lines = (...files) =>
  files.reduce((sum, file) => sum + codeLines(readFileSync(new URL(file, import.meta.url), 'utf8')), 0);
const ourFile = (file) => `../packages/examples/src/${file}`;

const rows = [
  ['tic-tac-toe', 'Quayside', playOurs(ticTacToe, 2), lines(ourFile('tic-tac-toe/index.ts'))],
  ['tic-tac-toe', 'boardgame.io', playTheirs(theirTicTacToe, 2), lines('games/tic-tac-toe.mjs')],
  [
    'potters-row',
    'Quayside',
    playOurs(pottersRow, 3),
    lines(ourFile('potters-row/index.ts'), ourFile('potters-row/cards.ts')),
  ],
  ['potters-row', 'boardgame.io', playTheirs(theirPottersRow(), 3), lines('games/potters-row.mjs')],
];
for (const [game, on, answers, rules] of rows)
  console.log(
    `${game.padEnd(12)} ${on.padEnd(13)} ${rules} lines of rules, ${GAMES} random games, ${answers.toFixed(1)} answers each`,
  );
for (const game of ['tic-tac-toe', 'potters-row'])
  console.log(
    `${game.padEnd(12)} Quayside      ${lines(ourFile(`${game}/texts.ts`))} lines of texts, ${lines(ourFile(`${game}/${game}.scenarios.ts`))} of examples`,
  );
