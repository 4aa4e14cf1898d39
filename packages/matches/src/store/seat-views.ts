import type { Seat, State } from '@quayside/engine';
import { SPECTATOR, type Decision } from '@quayside/engine/host';
import type { Edition } from '@quayside/games';

/** What a seat can know of a match and may decide. */
export interface SeatView {
  readonly state: State;
  readonly decisions: readonly Decision[];
}

/** What each seat can know of one state: computed once, however many look. */
export class SeatViews {
  private readonly edition: Edition;
  private readonly state: State;
  private readonly over: boolean;
  private readonly known = new Map<Seat, SeatView>();

  constructor(edition: Edition, state: State, { over = false }: { readonly over?: boolean } = {}) {
    this.edition = edition;
    this.state = state;
    this.over = over;
  }

  of(seat: Seat): SeatView {
    let view = this.known.get(seat);
    if (!view) this.known.set(seat, (view = this.compute(seat)));
    return view;
  }

  /** Decisions are computed from the view, so they can't tell more than it does. */
  private compute(seat: Seat): SeatView {
    const { core, game } = this.edition;
    const state = core.conceal(game, this.state, seat);
    return { state, decisions: this.over || seat === SPECTATOR ? [] : core.decisions(game, state, seat) };
  }
}
