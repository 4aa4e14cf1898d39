// Tic-tac-toe for boardgame.io 0.50, as its tutorial writes it.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'];
const hasRow = ({ cells }, player) => ROWS.some((row) => row.split('').every((cell) => cells[cell] === player));

export const ticTacToe = {
  name: 'tic-tac-toe',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (hasRow(G, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : [])),
  },
};
