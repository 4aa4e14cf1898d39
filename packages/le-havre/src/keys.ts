import type { Seat } from '@quayside/engine';
import type { ShipType } from './tables/ships.ts';

/** What a building's function asks for comes with its card. */
type At = { card: string };

/** Everything that is asked, by the kind of its answer and with its data, and the steps in between. */
export interface LeHavreKeys {
  questions: {
    // nature
    shuffle: ['order', { attempt: number; roll: string }];
    // a turn
    supply: 'pick';
    main: 'pick';
    fee: ['bundle', At];
    end: 'pick';
    // at any time
    buy: 'pick';
    sell: 'pick';
    repay: 'pick';
    // what is due
    interest: 'pick';
    feed: 'bundle';
    borrow: 'pick';
    settle: 'pick';
    // functions of buildings
    times: ['pick', At & { done: readonly number[] }];
    pay: ['bundle', At & { done: readonly number[] }];
    choose: ['bundle', At];
    look: 'pick';
    arrange: 'order';
    build: ['pick', At];
    again: ['pick', At];
    cost: ['bundle', At & { build: string }];
    launch: ['pick', At];
    hull: ['bundle', At & { type: ShipType }];
    sail: ['bundle', At];
    energy: ['bundle', At & { ships: number }];
    cargo: ['bundle', At & { room: number }];
    bargain: ['pick', At];
    give: ['bundle', At & { get: string }];
    packs: ['pick', At];
    packed: ['bundle', At & { packs: number }];
    singles: ['bundle', At & { least: number }];
    court: ['pick', At];
    haul: ['pick', At];
    drive: ['pick', At];
  };
  steps: {
    dealt: void;
    turn: void;
    turned: void;
    act: { seat: Seat };
    use: { seat: Seat; card: string };
    more: { seat: Seat; card: string };
    mayLook: { seat: Seat };
    looked: { seat: Seat };
    ended: void;
    harvest: void;
    fed: void;
    revealed: void;
    ship: void;
    over: void;
  };
}
