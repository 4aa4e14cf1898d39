// Potters' Row for boardgame.io 0.50: stages for what a worker asks next, an order of turns of its own, secrets taken out of what
// players see, and the moves that are possible listed for bots. Same rules, same decisions.
import { INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js';

const SPACES = {
  'clay-pit': { gain: { clay: 3 } },
  riverbank: { gain: { clay: 1, glaze: 1 }, room: 2 },
  woods: { gain: { wood: 2 } },
  glazier: { gain: { glaze: 2 } },
  market: { gain: { coin: 2 }, room: 4 },
  workshop: { draw: 2 },
  school: { gain: { coin: 1 }, draw: 1, room: 2 },
  fair: { draw: 1 },
  kiln: { room: 2 },
  exchange: { room: 2 },
};
const PATTERNS = {
  cup: { cost: { clay: 1, wood: 1 }, points: 2, copies: 4 },
  bowl: { cost: { clay: 2, wood: 1 }, points: 3, copies: 4 },
  jug: { cost: { clay: 2, wood: 1, glaze: 1 }, points: 5, copies: 3 },
  tile: { cost: { clay: 1, wood: 1, glaze: 2 }, points: 5, copies: 3 },
  vase: { cost: { clay: 3, wood: 1, glaze: 2 }, points: 8, copies: 2 },
  amphora: { cost: { clay: 4, wood: 2, glaze: 1 }, points: 10, copies: 2 },
};
const WORKERS = 3;
const DECK = Object.entries(PATTERNS).flatMap(([pattern, { copies }]) => Array(copies).fill(pattern));

/** Sizes of pile and hands are kept beside the cards: what players see has the sizes only. */
function draw(G, random, seat, n) {
  for (let i = 0; i < n; i++) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.shards);
      G.shards = [];
    }
    G.players[seat].hand.push(G.secret.deck.pop());
    G.handSizes[seat] += 1;
  }
  G.deckSize = G.secret.deck.length;
}

function discard(G, seat, pattern) {
  const { hand } = G.players[seat];
  hand.splice(hand.indexOf(pattern), 1);
  G.handSizes[seat] -= 1;
  G.shards.push(pattern);
}

function isOpen(G, seat, space) {
  const { draw: cards = 0, room = 1 } = SPACES[space];
  if (G.workers[space].length >= room) return false;
  if (space === 'kiln' || space === 'exchange') return G.handSizes[seat] > 0;
  return G.deckSize + G.shards.length >= cards;
}

/** All ways to pay: a coin does for a wood. */
function payments({ clay, wood, glaze, coin }, pattern) {
  const { cost } = PATTERNS[pattern];
  if (clay < cost.clay || glaze < (cost.glaze ?? 0)) return [];
  const ways = [];
  for (let coins = 0; coins <= cost.wood; coins++)
    if (coin >= coins && wood >= cost.wood - coins) ways.push({ ...cost, wood: cost.wood - coins, coin: coins });
  return ways;
}

const kindsIn = (G, seat) => [...new Set(G.players[seat].hand)];
const firable = (G, seat) => [
  'nothing',
  ...kindsIn(G, seat).filter((pattern) => payments(G.goods[seat], pattern).length > 0),
];
const sameBag = (a, b) => Object.keys({ ...a, ...b }).every((token) => (a[token] ?? 0) === (b[token] ?? 0));

function endTurn(G, ctx, events) {
  G.turns += 1;
  if (G.turns === ctx.numPlayers * WORKERS) {
    G.round += 1;
    G.turns = 0;
    G.first = G.next;
    for (const space in G.workers) G.workers[space] = [];
  }
  events.endTurn();
}

function place({ G, ctx, events, random, playerID }, space) {
  if (!Object.hasOwn(SPACES, space) || !isOpen(G, playerID, space)) return INVALID_MOVE;
  const { gain = {}, draw: cards = 0 } = SPACES[space];
  G.workers[space].push(playerID);
  for (const token in gain) G.goods[playerID][token] += gain[token];
  draw(G, random, playerID, cards);
  if (space === 'fair') G.next = Number(playerID);
  if (space === 'kiln') events.setStage('fire');
  else if (space === 'exchange') events.setStage('swap');
  else endTurn(G, ctx, events);
}

function fire({ G, ctx, events, playerID }, pattern) {
  if (!firable(G, playerID).includes(pattern)) return INVALID_MOVE;
  if (pattern === 'nothing') {
    endTurn(G, ctx, events);
    return;
  }
  discard(G, playerID, pattern);
  G.firing = pattern;
  const ways = payments(G.goods[playerID], pattern);
  if (ways.length === 1) payFor(G, ctx, events, playerID, ways[0]);
  else events.setStage('pay');
}

function pay({ G, ctx, events, playerID }, bag) {
  if (!payments(G.goods[playerID], G.firing).some((way) => sameBag(way, bag))) return INVALID_MOVE;
  payFor(G, ctx, events, playerID, bag);
}

function payFor(G, ctx, events, seat, bag) {
  for (const token in bag) G.goods[seat][token] -= bag[token];
  G.fired[seat].push(G.firing);
  G.firing = null;
  endTurn(G, ctx, events);
}

function swap({ G, ctx, events, playerID }, pattern) {
  if (!kindsIn(G, playerID).includes(pattern)) return INVALID_MOVE;
  discard(G, playerID, pattern);
  G.goods[playerID].coin += 3;
  endTurn(G, ctx, events);
}

export const pottersRow = (rounds = 4) => ({
  name: 'potters-row',
  minPlayers: 2,
  maxPlayers: 4,
  setup({ ctx, random }) {
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    const G = {
      round: 1,
      turns: 0,
      first: 0,
      next: 0,
      workers: Object.fromEntries(Object.keys(SPACES).map((space) => [space, []])),
      goods: seats.map(() => ({ clay: 1, wood: 1, glaze: 0, coin: 1 })),
      fired: seats.map(() => []),
      firing: null,
      shards: [],
      deckSize: DECK.length,
      handSizes: seats.map(() => 0),
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: [] }])),
      secret: { deck: random.Shuffle(DECK) },
    };
    for (const seat of seats) draw(G, random, seat, 2);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ G, ctx }) => (G.first + G.turns) % ctx.numPlayers,
    },
    activePlayers: { currentPlayer: 'place' },
    // What touches secrets can't be carried out in a browser beforehand.
    stages: {
      place: { moves: { place: { move: place, client: false } } },
      fire: { moves: { fire: { move: fire, client: false } } },
      pay: { moves: { pay } },
      swap: { moves: { swap: { move: swap, client: false } } },
    },
  },
  endIf({ G }) {
    if (G.round <= rounds) return undefined;
    return {
      scores: G.goods.map(
        ({ coin }, seat) =>
          G.fired[seat].reduce((points, pattern) => points + PATTERNS[pattern].points, 0) + Math.floor(coin / 2),
      ),
    };
  },
  ai: {
    enumerate(G, ctx, seat) {
      const moves = (move, list) => list.map((one) => ({ move, args: [one] }));
      switch (ctx.activePlayers?.[seat]) {
        case 'fire':
          return moves('fire', firable(G, seat));
        case 'pay':
          return moves('pay', payments(G.goods[seat], G.firing));
        case 'swap':
          return moves('swap', kindsIn(G, seat));
        default:
          return moves(
            'place',
            Object.keys(SPACES).filter((space) => isOpen(G, seat, space)),
          );
      }
    },
  },
});
