// Tidewater for boardgame.io 0.50, in the way its documentation recommends: moves that change a draft, a phase for the work of a
// day in turns and one for the sealed bids of all at once, chance by its random plugin. Same rules, same decisions.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const CARGO = {
  amber: 7,
  barrels: 2,
  bell: 5,
  crates: 3,
  driftwood: 1,
  oysters: 4,
  pearls: 8,
  rum: 6,
  sailcloth: 3,
  tea: 5,
};
const SPACES = ['nets', 'woods', 'ropewalk', 'weaver', 'lookout', 'shipyard'];
const DAYS = 5;

const canBuild = (goods) =>
  goods.wood >= 2 && goods.rope + goods.cloth >= 1 && goods.coin >= 1 && goods.fish + goods.coin >= 2;
const usable = (G, goods, space) =>
  G.workers[space] === undefined &&
  (space !== 'lookout' || G.deck.length >= 2) &&
  (space !== 'shipyard' || canBuild(goods));
export const spacesOf = (G, seat) => SPACES.filter((space) => usable(G, G.goods[seat], space));
export const feesOf = ({ coin, fish }) => [...(coin >= 2 ? ['coin'] : []), ...(fish > 0 ? ['fish'] : [])];
export const linesOf = ({ cloth, rope }) => [...(cloth > 0 ? ['cloth'] : []), ...(rope > 0 ? ['rope'] : [])];

/** What is forced is nobody's decision, here as in the module. */
function takeForced(G, seat) {
  const goods = G.goods[seat];
  if (G.step === 'place' && spacesOf(G, seat).length === 1) goTo(G, seat, spacesOf(G, seat)[0]);
  if (G.step === 'fee' && feesOf(goods).length === 1) payFee(G, seat, feesOf(goods)[0]);
  if (G.step === 'boat' && linesOf(goods).length === 1) payBoat(G, seat, linesOf(goods)[0]);
}

function goTo(G, seat, space) {
  const goods = G.goods[seat];
  G.workers[space] = seat;
  G.step = space === 'shipyard' ? 'fee' : space === 'lookout' ? 'arrange' : 'end';
  if (space === 'nets') goods.fish += 3;
  if (space === 'woods') goods.wood += 2;
  if (space === 'ropewalk') goods.rope += 1;
  if (space === 'weaver') goods.cloth += 1;
  if (space === 'ropewalk' || space === 'weaver') goods.coin += 1;
}

function payFee(G, seat, token) {
  G.goods[seat][token] -= 1;
  G.step = 'boat';
}

function payBoat(G, seat, line) {
  const goods = G.goods[seat];
  goods[line] -= 1;
  goods.wood -= 2;
  goods.coin -= 1;
  goods.boat += 1;
  G.step = 'end';
}

const moves = {
  place({ G, playerID }, space) {
    if (G.step !== 'place' || !spacesOf(G, playerID).includes(space)) return INVALID_MOVE;
    goTo(G, playerID, space);
    takeForced(G, playerID);
  },
  fee({ G, playerID }, token) {
    if (G.step !== 'fee' || !feesOf(G.goods[playerID]).includes(token)) return INVALID_MOVE;
    payFee(G, playerID, token);
    takeForced(G, playerID);
  },
  boat({ G, playerID }, line) {
    if (G.step !== 'boat' || !linesOf(G.goods[playerID]).includes(line)) return INVALID_MOVE;
    payBoat(G, playerID, line);
  },
  arrange({ G }, swap) {
    if (G.step !== 'arrange') return INVALID_MOVE;
    if (swap) G.deck.splice(0, 2, G.deck[1], G.deck[0]);
    G.step = 'end';
  },
  sell({ G, playerID }) {
    const goods = G.goods[playerID];
    if (G.step === 'fee' || G.step === 'boat' || goods.fish === 0) return INVALID_MOVE;
    goods.fish -= 1;
    goods.coin += 1;
  },
  end({ G, events }) {
    if (G.step !== 'end') return INVALID_MOVE;
    G.turns += 1;
    events.endTurn();
  },
};

function bid({ G, playerID }, n) {
  if (G.bids[playerID] !== null || n < 0 || n > G.goods[playerID].coin) return INVALID_MOVE;
  G.bids[playerID] = n;
}

function award({ G }) {
  const highest = Math.max(...G.bids);
  const winner = G.bids.indexOf(highest);
  if (G.bids.lastIndexOf(highest) === winner) {
    G.won[winner].push(G.lot);
    G.goods[winner].coin -= highest;
  }
  G.bids = G.bids.map(() => null);
  G.day += 1;
}

export const tidewater = {
  name: 'tidewater',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    day: 1,
    turns: 0,
    step: 'place',
    goods: Array.from({ length: ctx.numPlayers }, () => ({ fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0 })),
    workers: {},
    lot: null,
    deck: random.Shuffle(Object.keys(CARGO)),
    won: Array.from({ length: ctx.numPlayers }, () => []),
    bids: Array.from({ length: ctx.numPlayers }, () => null),
  }),
  phases: {
    work: {
      start: true,
      next: 'auction',
      moves,
      onBegin({ G }) {
        G.workers = {};
        G.lot = G.deck.shift();
      },
      onEnd({ G }) {
        G.turns = 0;
      },
      turn: {
        order: {
          first: ({ G, ctx }) => (G.day - 1) % ctx.numPlayers,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
        onBegin({ G, ctx }) {
          G.step = 'place';
          takeForced(G, ctx.currentPlayer);
        },
      },
      endIf: ({ G, ctx }) => G.turns === ctx.numPlayers,
    },
    auction: {
      next: 'work',
      moves: { bid },
      turn: { activePlayers: { all: 'bid' }, stages: { bid: { moves: { bid } } } },
      endIf: ({ G }) => G.bids.every((one) => one !== null),
      onEnd: award,
    },
  },
  endIf: ({ G }) => (G.day > DAYS ? { over: true } : undefined),
};
