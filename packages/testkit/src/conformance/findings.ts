import type { Game, Setup, Move } from '@quayside/engine';
import { recordOf, type MatchRecord } from '@quayside/engine/host';

/** Something that is wrong with a module, and all that is needed to see it happen. */
export interface Violation {
  /** The property that does not hold: `offered answers are accepted`. */
  readonly property: string;
  /** What happened, in a sentence. */
  readonly message: string;
  /** Where: null where it is wrong from the outset. */
  readonly where: Where | null;
}
/** Where something was found, so that it can be seen again. */
export interface Where {
  readonly seed: string;
  readonly setup: Setup;
  /** The match up to that point, to be replayed. */
  readonly record: MatchRecord;
}

/** A place in a game. */
export interface Spot {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  readonly line: readonly Move[];
}

/** So many violations of each property are kept; the first ones tell the most. */
const KEPT = 8;

/** Collects violations; nothing stops at the first. */
export class Findings {
  readonly violations: Violation[] = [];
  /** How many there were of each property, the kept ones among them. */
  readonly counts = new Map<string, number>();
  /** How many single facts were looked at. */
  checks = 0;
  private readonly said = new Set<string>();

  check(property: string, fine: boolean, spot: Spot | null, message: () => string): boolean {
    this.checks++;
    if (!fine) this.add(property, spot, message());
    return fine;
  }

  add(property: string, spot: Spot | null, message: string): void {
    const n = (this.counts.get(property) ?? 0) + 1;
    this.counts.set(property, n);
    const said = `${property}\n${message}`;
    if (this.said.has(said) || this.violations.filter((one) => one.property === property).length >= KEPT) return;
    this.said.add(said);
    this.violations.push({ property, message, where: spot && whereOf(spot) });
  }

  /** Runs something that must not fail; what it returns, or undefined where it did. */
  attempt<T>(property: string, spot: Spot | null, what: string, run: () => T): T | undefined {
    this.checks++;
    try {
      return run();
    } catch (error) {
      this.add(property, spot, `${what}: ${reason(error)}`);
      return undefined;
    }
  }
}

export const reason = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const whereOf = ({ game, setup, seed, line }: Spot): Where => ({ seed, setup, record: recordOf(game, setup, line) });

/** A violation for people: the sentence, and how to get there. */
export function describeViolation({ property, message, where }: Violation): string {
  if (!where) return `${property}: ${message}`;
  const { seed, setup, record } = where;
  const last = record.answers.slice(-5).map((one) => JSON.stringify(one));
  return [
    `${property}: ${message}`,
    `  seed ${JSON.stringify(seed)}, ${setup.seats} seats, options ${JSON.stringify(setup.options)}, after ${record.answers.length} answers`,
    ...(last.length > 0 ? [`  the last of them: ${last.join(' ')}`] : []),
  ].join('\n');
}
