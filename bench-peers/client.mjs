// Two players of a boardgame.io match over websockets. They keep the last state they were sent and run no reducer of their own,
// which is less than boardgame.io's client does.
import { createRequire } from 'node:module';
import { choose } from './choose.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');

let matches = 0;

/** Whoever asks for a match that is not there makes it. */
export async function openMatch(port, below) {
  const matchID = `match-${matches++}`;
  const players = [await Player.open(port, matchID, '0'), await Player.open(port, matchID, '1')];
  return {
    async answer() {
      const { state } = players[0];
      if (state.ctx.gameover) return null;
      const [playerID, type, ...args] = choose(state, below);
      const seat = Number(playerID);
      const sent = performance.now();
      players[seat].move(type, args);
      const [, other] = await Promise.all([
        players[seat].reached(state._stateID + 1),
        players[1 - seat].reached(state._stateID + 1),
      ]);
      return other - sent;
    },
    close() {
      for (const player of players) player.socket.disconnect();
    },
  };
}

class Player {
  static async open(port, matchID, playerID) {
    const socket = io(`http://127.0.0.1:${port}/tidewater`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    const player = new Player(socket, matchID, playerID);
    socket.on('sync', (_, { state }) => player.hear(state));
    socket.on('update', (_, state) => player.hear(state));
    socket.emit('sync', matchID, playerID, undefined, 2);
    await player.reached(0);
    return player;
  }

  constructor(socket, matchID, playerID) {
    Object.assign(this, { socket, matchID, playerID, state: { _stateID: -1 }, when: 0, waiting: [] });
  }

  hear(state) {
    this.when = performance.now();
    this.state = state;
    const reached = this.waiting.filter((one) => one.id <= state._stateID);
    this.waiting = this.waiting.filter((one) => one.id > state._stateID);
    for (const one of reached) one.tell(this.when);
  }

  reached(id) {
    if (this.state._stateID >= id) return Promise.resolve(this.when);
    return new Promise((tell) => this.waiting.push({ id, tell }));
  }

  move(type, args) {
    const { matchID, playerID } = this;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.socket.emit('update', action, this.state._stateID, matchID, playerID);
  }
}
