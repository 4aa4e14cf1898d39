// The rules once more, written from the rule book and the rulings alone, without the module. Slow and plain: it plays what others answered.

export type Good = 'salt' | 'herring' | 'cod';
type Barrels = Record<Good, number>;
type Ship = 'caravel-1' | 'caravel-2' | 'carrack';
/** What somebody may be asked now; `options` where all of them are known. */
export interface Ask {
  readonly seat: number;
  readonly key: string;
  readonly data?: { readonly [name: string]: unknown };
  readonly options?: readonly string[];
}
export interface Answered {
  readonly seat: number;
  readonly key: string;
  readonly answer: string | Readonly<Record<string, number>>;
}
/** Asks one or several, of whom anybody may answer first. */
type Asking<T = void> = Generator<readonly Ask[], T, Answered>;

const GOODS: readonly Good[] = ['salt', 'herring', 'cod'];
const SHIPS: readonly Ship[] = ['caravel-1', 'caravel-2', 'carrack'];
const HOLD = { 'caravel-1': 4, 'caravel-2': 4, carrack: 6 };
const SHIP_PRICE = { 'caravel-1': 0, 'caravel-2': 6, carrack: 8 };
const PRICE: Record<Good, readonly number[]> = {
  salt: [4, 3, 2, 1, 0],
  herring: [6, 5, 4, 3, 2],
  cod: [7, 6, 4, 2, 1],
};
const SALINE = [3, 7, 10, 12];
const DEPOT = [6, 15, 30];
const NOTRE_DAME = [0, 5, 11, 18, 26, 35, 45, 55, 70];
/** How many may stand on 45, 55 and 70 or beyond, for 2, 3 and 4 players. */
const HIGH_PLACES = [
  [1, 1, 1],
  [2, 1, 1],
  [3, 2, 1],
];
/** Rows up for salt, herring, cod; then storm; then what else. */
const TILES: Record<string, readonly [salt: number, herring: number, cod: number, weather?: string]> = {
  'event-1': [1, 2, 1],
  'event-2': [0, 3, 1],
  'event-3': [2, 1, 2, 'bad catch'],
  'event-4': [1, 1, 2, 'storm'],
  'event-5': [-1, 2, 1, 'storm'],
  'event-6': [1, 3, -1, 'pirates'],
  'event-7': [2, -1, 2, 'pirates'],
  'event-8': [0, 2, 1, 'storm, bad catch'],
  'event-9': [-1, 0, 2, 'bad catch'],
  'event-10': [1, 1, 1, 'storm, pirates'],
};
const ALL = [
  [0, 0],
  [0, 0, 0],
  [0, 0, 0, 0],
] as const;
const FEW = [[0], [0, 0], [0, 0]] as const;
/** What each builder gets by the order of building, for 2, 3 and 4 players: as many as there are spaces. */
const SPACES: Record<string, readonly [readonly number[], readonly number[], readonly number[]]> = {
  windows: [[5], [7, 5], [10, 7, 5]],
  shipyard: FEW,
  academy: FEW,
  lighthouse: ALL,
  'saint-maclou': [[3], [6, 3], [6, 3]],
  'finance-office': [[2], [3, 2], [3, 2]],
  inn: ALL,
  bank: ALL,
  vault: ALL,
  'town-hall': [[3], [2, 3], [1, 2, 3]],
  clock: [[5], [3, 5], [3, 5]],
  fierte: [[1], [2, 1], [2, 1]],
};
const TYPE_OF: Record<string, number> = {
  build: 0,
  extend: 0,
  fish: 1,
  lead: 1,
  return: 1,
  ship: 2,
  load: 2,
  sell: 3,
  buy: 3,
};

const none = (): Barrels => ({ salt: 0, herring: 0, cod: 0 });
const sum = (barrels: Barrels) => barrels.salt + barrels.herring + barrels.cod;
const word = (answer: Answered['answer']): string => {
  if (typeof answer !== 'string') throw new Error(`not a word: ${JSON.stringify(answer)}`);
  return answer;
};
/** `salt-cod:3:1` are three salt and one cod, `empty` is nothing. */
function barrelsIn(text: string): Barrels {
  const [names = '', ...numbers] = text.split(':');
  const found = none();
  if (names !== 'empty') names.split('-').forEach((name, i) => (found[name as Good] = Number(numbers[i])));
  return found;
}
const subsets = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]).filter((set) => set.length > 0);

class Player {
  coins = 0;
  store = none();
  saline = 0;
  depot = 0;
  notreDame = 0;
  clockUsed = false;
  ships = new Map<Ship, { at: 'harbour' | 'ocean'; damage: number; hold: Barrels }>([
    ['caravel-1', { at: 'harbour', damage: 0, hold: { ...none(), salt: 3 } }],
  ]);
  shipsAt = (at: 'harbour' | 'ocean') => SHIPS.filter((ship) => this.ships.get(ship)?.at === at);
}

export class Oracle {
  readonly players: Player[];
  readonly built: Record<string, number[]> = Object.fromEntries(Object.keys(SPACES).map((name) => [name, []]));
  round = 0;
  order: number[] = [];
  passes = 0;
  costs = [0, 0, 0, 0];
  /** Rows from the top, which is 0. */
  rows: Record<Good, number> = { salt: 2, herring: 2, cod: 2 };
  pirates = false;
  over = false;
  private weather = '';

  private readonly seats: number;
  private readonly doubled: boolean;
  /** By the place where it lies. */
  private readonly tiles: Map<string, string>;

  /** Coins besides those of the rules: rich players show limits and interest. */
  private readonly gift: number;

  constructor(seats: number, doubled: boolean, tiles: ReadonlyMap<string, string>, gift: number) {
    this.seats = seats;
    this.doubled = doubled;
    this.gift = gift;
    this.tiles = new Map(tiles);
    this.players = Array.from({ length: seats }, () => new Player());
  }

  private player = (seat: number) => this.players[seat] as Player;
  private ship = (seat: number, ship: Ship) => {
    const found = this.player(seat).ships.get(ship);
    if (!found) throw new Error(`seat ${seat} has no ${ship}`);
    return found;
  };
  private has = (seat: number, building: string) => this.buildersOf(building).includes(seat);
  private buildersOf = (building: string) => this.built[building] ?? [];
  private spaces = (building: string): readonly number[] => SPACES[building]?.[this.seats - 2] ?? [];
  private bonus = (seat: number, building: string) =>
    this.spaces(building)[this.buildersOf(building).indexOf(seat)] ?? 0;
  private goods = () => (this.seats === 2 ? GOODS.slice(0, 2) : GOODS);
  private price = (good: Good) => PRICE[good][this.rows[good]] as number;
  private buyPrice = (good: Good) => Math.max(1, this.price(good));
  private move(good: Good, rows: number): void {
    this.rows[good] = Math.min(4, Math.max(0, this.rows[good] + rows));
  }
  private room = ({ depot }: Player) => DEPOT[depot] as number;
  private space = (seat: number, ship: Ship) => HOLD[ship] - this.ship(seat, ship).damage;

  *match(): Asking {
    const { answer } = yield [{ seat: -1, key: 'first' }];
    this.order = Array.from({ length: this.seats }, (_, i) => (Number(answer) + i) % this.seats);
    this.order.forEach((seat, place) => (this.player(seat).coins = 10 + 2 * place + this.gift));
    for (this.round = 1; this.round <= 5; this.round++) {
      this.events();
      yield* this.actions();
      yield* this.roundEnd();
    }
    this.over = true;
  }

  private events(): void {
    const [salt, herring, cod, weather = ''] = TILES[this.tiles.get(`round-${this.round}`) ?? ''] ?? [0, 0, 0];
    const rows = this.seats === 2 && this.doubled ? 2 : 1;
    this.move('salt', -salt * rows);
    this.move('herring', -herring * rows);
    this.move('cod', -cod * rows);
    this.weather = weather;
    this.pirates = weather.includes('pirates');
  }

  private *actions(): Asking {
    this.passes = 0;
    for (let turn = 0; this.passes < this.seats; turn++) {
      const seat = this.order[turn % this.seats] as number;
      const { answer } = yield [{ seat, key: 'act', options: ['pass', ...this.possible(seat, 0)] }];
      if (answer === 'pass') {
        this.passes++;
        continue;
      }
      this.passes = 0;
      const hadClock = this.has(seat, 'clock') && !this.player(seat).clockUsed;
      const type = yield* this.act(seat, word(answer), 0);
      const surcharge = this.bonus(seat, 'clock');
      const options = hadClock ? this.possible(seat, surcharge).filter((one) => typeOf(one) !== type) : [];
      const end = { seat, key: 'end' };
      const next = yield options.length > 0 ? [end, { seat, key: 'second', options }] : [end];
      if (next.key === 'end') continue;
      this.player(seat).clockUsed = true;
      yield* this.act(seat, word(next.answer), surcharge);
      yield [end];
    }
  }

  /** What may be done, besides passing. */
  private possible(seat: number, surcharge: number): string[] {
    const me = this.player(seat);
    const payable = (type: number, price = 0) => me.coins - (this.costs[type] as number) - surcharge - price >= -22;
    const can: string[] = [];
    if (payable(0)) {
      if (me.saline < 3) can.push('extend:saline');
      if (me.depot < 2) can.push('extend:depot');
      if (me.notreDame === 0) can.push('build:notre-dame');
      else if (me.notreDame < 8 && this.isFreeOnNotreDame(seat, me.notreDame + 1)) can.push('extend:notre-dame');
      for (const building of Object.keys(SPACES)) {
        if (this.has(seat, building) || this.buildersOf(building).length === this.spaces(building).length) continue;
        if (building === 'windows' && me.notreDame < 3) continue;
        if (building === 'vault' && !this.has(seat, 'bank')) continue;
        if (building === 'town-hall' && this.buildersOf('bank').length === 0) continue;
        can.push(`build:${building}`);
      }
    }
    if (payable(1)) {
      for (const fleet of subsets(me.shipsAt('harbour')))
        if (this.pirates && !this.has(seat, 'saint-maclou') && fleet.length > 1)
          can.push(...fleet.map((first) => `lead:${first}:${fleet.join('+')}`));
        else can.push(`fish:${fleet.join('+')}`);
      can.push(...subsets(me.shipsAt('ocean')).map((fleet) => `return:${fleet.join('+')}`));
    }
    if (this.buildersOf('shipyard').length > 0 && this.buildersOf('academy').length > 0)
      for (const ship of SHIPS)
        if (!me.ships.has(ship) && payable(2, this.shipPrice(seat, ship))) can.push(`ship:${ship}`);
    const docked = me.shipsAt('harbour').map((ship) => this.ship(seat, ship));
    if (payable(2)) {
      const room = me.shipsAt('harbour').some((ship) => this.space(seat, ship) > 0);
      if (docked.some(({ hold }) => sum(hold) > 0) || (sum(me.store) > 0 && room)) can.push('load');
    }
    for (const good of this.goods()) {
      if (payable(3) && [me.store, ...docked.map(({ hold }) => hold)].some((barrels) => barrels[good] > 0))
        can.push(`sell:${good}`);
      if (payable(3, this.buyPrice(good)) && sum(me.store) < this.room(me)) can.push(`buy:${good}`);
    }
    return can;
  }

  private isFreeOnNotreDame(seat: number, position: number): boolean {
    const places = HIGH_PLACES[this.seats - 2]?.[position - 6] ?? Infinity;
    return this.players.filter((one, other) => other !== seat && one.notreDame >= position).length < places;
  }

  /** Half for the shipyards, half for the academies; nothing for what one has oneself. */
  private shares = (seat: number, ship: Ship) =>
    ['shipyard', 'academy']
      .filter((yard) => !this.has(seat, yard))
      .map((yard) => [yard, SHIP_PRICE[ship] / 2] as const);
  private shipPrice = (seat: number, ship: Ship) => this.shares(seat, ship).reduce((all, [, half]) => all + half, 0);

  private pay(seat: number, coins: number): void {
    const me = this.player(seat);
    const was = me.coins;
    me.coins -= coins;
    if (was >= 0 && me.coins < 0) this.fine(me);
  }
  private fine(me: Player): void {
    me.coins = Math.max(-22, me.coins - 1);
  }

  private *act(seat: number, action: string, surcharge: number): Asking<number> {
    const type = typeOf(action);
    const cost = (this.costs[type] as number) + surcharge;
    const [verb = '', what = '', fleet = what] = action.split(':');
    const ships = fleet.split('+') as Ship[];
    this.costs[type] = Math.min(10, (this.costs[type] as number) + 1);
    if (verb === 'ship') this.buildShip(seat, what as Ship, cost);
    else if (verb === 'buy') yield* this.buy(seat, what as Good, cost);
    else {
      this.pay(seat, cost);
      if (verb === 'build' || verb === 'extend') this.build(seat, what);
      else if (verb === 'return') for (const ship of ships) this.ship(seat, ship).at = 'harbour';
      else if (verb === 'load') yield* this.load(seat);
      else if (verb === 'sell') yield* this.sell(seat, what as Good);
      else {
        const first = ships.filter((ship) => ship === what);
        for (const ship of new Set([...first, ...ships])) yield* this.sail(seat, ship);
      }
    }
    return type;
  }

  private build(seat: number, what: string): void {
    const me = this.player(seat);
    if (what === 'saline') me.saline++;
    else if (what === 'depot') me.depot++;
    else if (what === 'notre-dame') me.notreDame++;
    else this.buildersOf(what).push(seat);
  }

  private buildShip(seat: number, ship: Ship, cost: number): void {
    const shares = this.shares(seat, ship);
    this.pay(seat, cost + this.shipPrice(seat, ship));
    for (const [yard, half] of shares) {
      const owners = this.buildersOf(yard);
      for (const owner of owners) this.player(owner).coins += Math.floor(half / owners.length);
    }
    this.player(seat).ships.set(ship, { at: 'harbour', damage: 0, hold: none() });
  }

  private *sail(seat: number, name: Ship): Asking {
    const ship = this.ship(seat, name);
    ship.at = 'ocean';
    let hits = this.weather.includes('storm') ? 1 : 0;
    if (this.pirates && !this.has(seat, 'saint-maclou')) {
      hits += 2;
      this.pirates = false;
    }
    ship.damage = Math.min(HOLD[name], ship.damage + hits);
    yield* this.lose(seat, name, ship.hold, this.space(seat, name));
    if (this.weather.includes('bad catch') && !this.has(seat, 'fierte') && ship.hold.salt > 0) ship.hold.salt--;
    const n = ship.hold.salt;
    if (n === 0) return;
    const { answer } = yield [{ seat, key: 'catch', data: { ship: name, n } }];
    const fish = barrelsIn(word(answer));
    ship.hold = { salt: 0, herring: ship.hold.herring + fish.herring, cod: ship.hold.cod + fish.cod };
    if (fish.salt > 0 || sum(fish) !== n) throw new Error(`${n} salt became ${word(answer)}`);
  }

  /** What is too much is lost, as the owner likes. */
  private *lose(seat: number, place: string, barrels: Barrels, room: number): Asking {
    const n = sum(barrels) - room;
    if (n <= 0) return;
    const { answer } = yield [{ seat, key: 'lose', data: { place, n } }];
    takeOff(barrels, barrelsIn(word(answer)), n);
  }

  private *load(seat: number): Asking {
    const me = this.player(seat);
    const docked = me.shipsAt('harbour');
    for (const ship of docked) {
      for (const good of GOODS) me.store[good] += this.ship(seat, ship).hold[good];
      this.ship(seat, ship).hold = none();
    }
    for (const ship of docked) {
      const { answer } = yield [{ seat, key: 'load', data: { ship } }];
      const loaded = barrelsIn(word(answer));
      if (sum(loaded) > this.space(seat, ship)) throw new Error(`${word(answer)} does not fit into ${ship}`);
      takeOff(me.store, loaded, sum(loaded));
      this.ship(seat, ship).hold = loaded;
    }
    yield* this.lose(seat, 'store', me.store, this.room(me));
  }

  private *sell(seat: number, good: Good): Asking {
    const me = this.player(seat);
    const price = this.price(good);
    const { answer } = yield [{ seat, key: 'sell', data: { good, price } }];
    let n = 0;
    for (const [place, sold] of Object.entries(answer as Record<string, number>)) {
      const from = place === 'store' ? me.store : this.ship(seat, place as Ship).hold;
      takeOff(from, { ...none(), [good]: sold }, sold);
      n += sold;
    }
    me.coins += n * price + this.bonus(seat, 'finance-office');
    this.move(good, Math.ceil(n / 8) * (this.seats === 2 ? 2 : 1));
  }

  private *buy(seat: number, good: Good, cost: number): Asking {
    const me = this.player(seat);
    const price = this.buyPrice(good);
    const most = Math.min(this.room(me) - sum(me.store), Math.floor((me.coins + 22 - cost) / price));
    const options = Array.from({ length: most }, (_, i) => String(i + 1));
    const { answer } = yield [{ seat, key: 'buy', data: { good }, options }];
    this.pay(seat, cost + Number(answer) * price);
    me.store[good] += Number(answer);
  }

  private *roundEnd(): Asking {
    yield* this.together((seat) => this.repair(seat));
    for (const player of this.players) player.clockUsed = false;
    yield* this.fierte();
    for (const player of this.players) player.store.salt += SALINE[player.saline] as number;
    yield* this.together((seat) => this.lose(seat, 'store', this.player(seat).store, this.room(this.player(seat))));
    this.players.forEach((player, seat) => {
      if (this.has(seat, 'inn')) player.coins += 2 + this.seats - this.buildersOf('inn').length;
      const per = this.has(seat, 'vault') ? 10 : this.has(seat, 'bank') ? 20 : Infinity;
      player.coins += Math.max(0, Math.floor(player.coins / per));
      if (player.coins < 0) this.fine(player);
      const limit = this.has(seat, 'vault') ? Infinity : this.has(seat, 'bank') ? 80 : 40;
      player.coins = Math.min(limit, player.coins);
    });
    this.costs = [0, 0, 0, 0];
    // Equal coins keep their order, because sorting is stable.
    this.order = this.order.toSorted((a, b) => this.player(a).coins - this.player(b).coins);
  }

  private *repair(seat: number): Asking {
    const damaged = SHIPS.filter((ship) => (this.player(seat).ships.get(ship)?.damage ?? 0) > 0);
    if (!this.has(seat, 'lighthouse') || damaged.length === 0) return;
    const [only, ...more] = damaged;
    if (only && more.length === 0) {
      this.ship(seat, only).damage = 0;
      return;
    }
    const { answer } = yield [{ seat, key: 'repair' }];
    const repaired = damaged.find((ship) => ship === answer);
    if (repaired) this.ship(seat, repaired).damage = 0;
  }

  private *fierte(): Asking {
    const covered = [3, 4, 5].filter((round) => round >= this.round + 2).map((round) => `round-${round}`);
    if (covered.length === 0) return;
    for (const seat of this.order.filter((one) => this.has(one, 'fierte'))) {
      const { answer } = yield [{ seat, key: 'look', data: { n: this.bonus(seat, 'fierte') } }];
      const places = Object.keys(answer).toSorted();
      if (!places.every((place) => covered.includes(place) || place.startsWith('spare-')))
        throw new Error(`looked at ${places.join(', ')} in round ${this.round}`);
      const [first, second] = places;
      if (first === undefined || second === undefined) continue;
      const { answer: swap } = yield [{ seat, key: 'swap' }];
      if (swap !== 'swap') continue;
      const [one = '', other = ''] = [this.tiles.get(first), this.tiles.get(second)];
      this.tiles.set(first, other).set(second, one);
    }
  }

  /** Everybody at once: whoever answers first is heard first. */
  private *together(ask: (seat: number) => Asking): Asking {
    const open = new Map<number, { asking: Asking; asked: readonly Ask[] }>();
    const go = (seat: number, asking: Asking, answered?: Answered) => {
      const { done, value } = answered ? asking.next(answered) : asking.next();
      if (done) open.delete(seat);
      else open.set(seat, { asking, asked: value });
    };
    for (let seat = 0; seat < this.seats; seat++) go(seat, ask(seat));
    while (open.size > 0) {
      const answered = yield [...open.values()].flatMap(({ asked }) => asked);
      const one = open.get(answered.seat);
      if (one) go(answered.seat, one.asking, answered);
    }
  }

  scores(): { readonly [line: string]: number }[] {
    return this.players.map((player, seat) => {
      const inTown = this.inTown(seat);
      const [first, all, half] = [inTown + 3, inTown, Math.floor(inTown / 2)];
      return {
        coins: player.coins,
        'notre-dame': NOTRE_DAME[player.notreDame] as number,
        windows: this.bonus(seat, 'windows'),
        'saint-maclou': this.bonus(seat, 'saint-maclou'),
        lighthouse: this.has(seat, 'lighthouse') ? 2 * player.ships.size : 0,
        'town-hall': [0, first, all, half][this.bonus(seat, 'town-hall')] as number,
      };
    });
  }
  private inTown = (seat: number) =>
    Object.keys(SPACES).filter((name) => this.has(seat, name)).length + (this.player(seat).notreDame > 0 ? 1 : 0);

  /** Most coins; then most buildings; else shared. */
  places(): number[] {
    const results = this.scores().map((lines, seat) => [
      Object.values(lines).reduce((all, line) => all + line, 0),
      this.inTown(seat),
    ]);
    return results.map(
      ([coins = 0, buildings = 0]) =>
        1 + results.filter(([more = 0, other = 0]) => more > coins || (more === coins && other > buildings)).length,
    );
  }
}

const typeOf = (action: string): number => TYPE_OF[action.split(':')[0] ?? ''] ?? -1;

function takeOff(from: Barrels, taken: Barrels, n: number): void {
  if (sum(taken) !== n) throw new Error(`${sum(taken)} barrels, not ${n}`);
  for (const good of GOODS) {
    from[good] -= taken[good];
    if (from[good] < 0) throw new Error(`there is not so much ${good}`);
  }
}
