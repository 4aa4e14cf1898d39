import type { Move, Setup } from '@quayside/engine';
import { canonical, dueAsks, offerOf, optionValues, readSetup, replay } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { PlayedGame, Deal } from './game.ts';

export const effects = 'every option changes something';

/** So many games of each setup are played again with another option. */
const KEPT = 12;
/** An option that makes no difference to fewer games than this may be about something rare. */
const ENOUGH = 4;
/** The same with one number of seats, where others have shown that it is about something. */
const ENOUGH_WITH_SEATS = 8;
/** The same where the option counts with one number of seats only: mostly it is about something rare then. */
const ENOUGH_FOR_SEATS = 12;

type OptionValue = string | boolean | number;
interface GameLine {
  readonly deal: Deal;
  readonly line: readonly Move[];
}

/** The host makes the seed of a shared deal from it; rules do not read it. */
const HOSTS = 'deal';

/** Plays games again with one option changed: somewhere another thing must be offered or happen. */
export class Effects {
  private readonly games: GameLine[] = [];

  keep(deal: Deal, { line, over }: PlayedGame): void {
    if (over && this.games.filter((one) => one.deal.setup === deal.setup).length < KEPT)
      this.games.push({ deal, line });
  }

  judge(findings: Findings): void {
    const [first] = this.games;
    if (!first) return;
    for (const [name, spec] of Object.entries(first.deal.game.options).filter(([one]) => one !== HOSTS))
      for (const value of optionValues(spec).filter((one) => one !== spec.default)) {
        const tried = this.games.filter(({ deal }) => changed(deal, name, value) !== null);
        const numbers = new Set(tried.map(({ deal }) => deal.setup.seats));
        const enough = numbers.size > 1 ? ENOUGH : ENOUGH_FOR_SEATS;
        if (this.alike(findings, name, value, spec.default, tried, enough) || numbers.size < 2) continue;
        for (const seats of numbers) {
          const there = tried.filter(({ deal }) => deal.setup.seats === seats);
          if (this.alike(findings, name, value, spec.default, there, ENOUGH_WITH_SEATS)) break;
        }
      }
  }

  /** Whether there are enough of these games and the option changes none; it is noted. */
  private alike(
    findings: Findings,
    name: string,
    value: OptionValue,
    usual: OptionValue,
    tried: readonly GameLine[],
    enough: number,
  ): boolean {
    const [first] = tried;
    if (!first || tried.length < enough) return false;
    const differs = tried.some(({ deal, line }) => {
      const setup = changed(deal, name, value);
      return setup !== null && traceOf(deal, setup, line) !== traceOf(deal, deal.setup, line);
    });
    const seats = [...new Set(tried.map(({ deal }) => deal.setup.seats))].join(', ');
    findings.check(
      effects,
      differs,
      { ...first.deal, line: first.line },
      () =>
        `option ${name} is ${canonical(value)} instead of ${canonical(usual)}, and ${tried.length} games with ${seats} seats go the same, with the same offers: let the rules read it, leave it out, or say with how many seats it counts (seats)`,
    );
    return !differs;
  }
}

/** The same setup with another value; null where the option does not count there or does not fit. */
function changed({ game, setup }: Deal, name: string, value: OptionValue): Setup | null {
  const spec = game.options[name];
  const { min, max } = spec?.seats ?? game.seats;
  if (setup.seats < min || setup.seats > max || setup.options[name] !== spec?.default) return null;
  try {
    return readSetup(game, setup.seats, { ...setup.options, [name]: value });
  } catch {
    return null; // they do not go together
  }
}

/** What is offered on the way and what comes of it, all but the setup itself; null where an answer is refused. */
function traceOf({ game }: Deal, setup: Setup, line: readonly Move[]): string | null {
  const offered: string[] = [];
  try {
    const { state, events } = replay(game, setup, line, line.length, (s) => {
      for (const ask of dueAsks(s))
        offered.push(canonical([ask.key, ask.seat, ask.data ?? null, offerOf(game, s, ask)]));
    });
    const { setup: _, ...end } = state;
    return canonical([offered, events, end, game.score(state)]);
  } catch {
    return null;
  }
}
