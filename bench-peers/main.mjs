// How fast others play the same game: `pnpm bench:peers`. Installs what it needs beside itself, never for the product.
import { ours } from './ours.mjs';

// Without its checks for developers, as it would run in production.
process.env.NODE_ENV = 'production';
const internal = await import('boardgame.io/dist/cjs/internal.js');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal.default;
const { choose } = await import('./choose.mjs');
const { tidewater: theirs } = await import('./tidewater.mjs');

const { bots, simulate, tidewater, core } = await ours(`
  export * as core from '@quayside/engine/host';
  export { bots, simulate } from '@quayside/bots';
  export { tidewater } from '@quayside/testkit/sample';`);
const { apply, dealer, dueSeats, offers, randomFrom, readSetup, start } = core;

const game = ProcessGameConfig(theirs);
const reduce = CreateGameReducer({ game, isClient: false });
let seed = 0;

/** A whole random game of boardgame.io: the reducer alone, without its client, transport and log of patches. */
function playTheirs() {
  const random = randomFrom(`peer/${seed++}`);
  const below = (n) => (random() * n) | 0;
  let state = InitializeGame({ game: { ...game, seed: `peer/${seed}` }, numPlayers: 4 });
  let answers = 0;
  while (!state.ctx.gameover) {
    const [playerID, type, ...args] = choose(state, below);
    const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    if (next === state || next._stateID === state._stateID)
      throw new Error(`boardgame.io refuses ${type} ${String(args)}`);
    state = { ...next, deltalog: undefined };
    answers += 1;
  }
  return answers;
}

const setup = readSetup(tidewater, 4);
const seats = [bots.random, bots.random, bots.random, bots.random];

/** As bots search and simulations run: one state, changed in place. */
const playOurs = () => simulate(tidewater, setup, seats, `ours/${seed++}`).answers;

/** As a host plays: every answer checked, applied to a copy, with its events. The same guarantees as their reducer gives. */
function playOursPure() {
  const nature = dealer(tidewater, setup, `pure/${seed}`);
  const random = randomFrom(`pure/${seed++}`);
  let { state } = start(tidewater, setup, nature);
  let answers = 0;
  for (let [seat] = dueSeats(state); seat !== undefined; [seat] = dueSeats(state)) {
    const choice = bots.random.decide({
      game: tidewater,
      view: state,
      seat,
      decisions: offers(tidewater, state, seat),
      random,
    });
    state = apply(tidewater, state, { seat, ...choice }, nature).state;
    answers += 1;
  }
  return answers;
}

const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Games and answers a second of work. */
function rate(play, seconds) {
  const start = worked();
  let [games, answers] = [0, 0];
  do {
    answers += play();
    games += 1;
  } while (worked() - start < seconds);
  const spent = worked() - start;
  return { games: games / spent, answers: answers / games };
}

const rounds = 5;
const players = {
  'boardgame.io 0.50.2 (reducer)': playTheirs,
  'Quayside, checked and copied': playOursPure,
  'Quayside, in place': playOurs,
};
const results = Object.fromEntries(Object.keys(players).map((name) => [name, []]));
for (const play of Object.values(players)) rate(play, 2);
for (let round = 0; round < rounds; round++)
  for (const [name, play] of Object.entries(players)) results[name].push(rate(play, 1));
const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const table = Object.entries(results).map(([name, list]) => ({
  name,
  gamesPerSecond: middle(list.map((one) => one.games)),
  answersPerGame: middle(list.map((one) => one.answers)),
  timesBoardgameIo: middle(list.map((one, i) => one.games / results['boardgame.io 0.50.2 (reducer)'][i].games)),
}));
if (process.argv.includes('--json')) console.log(JSON.stringify({ node: process.version, peers: table }, null, 2));
else
  for (const { name, gamesPerSecond, answersPerGame, timesBoardgameIo } of table)
    console.log(
      `${name.padEnd(32)} ${gamesPerSecond.toFixed(0).padStart(8)} games/s  ${answersPerGame.toFixed(1)} answers/game  ${timesBoardgameIo.toFixed(1).padStart(7)} ×`,
    );
