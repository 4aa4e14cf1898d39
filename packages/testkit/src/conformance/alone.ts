import type { Game, Move, Setup } from '@quayside/engine';
import { canonical, copy, dueAsks, offerOf, replay } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { Deal } from './game.ts';
import { memoryOf, type Memory } from './memory.ts';
import { watchOutside } from './outside.ts';
import { firstDifference } from './replays.ts';

export const alone = 'rules know nothing but the state';

/** A game as it went when it was played first. */
interface FirstPlay {
  readonly deal: Deal;
  readonly line: readonly Move[];
  readonly end: unknown;
}
const KEPT = 6;
/** So many games come before another one that is kept. */
const LATER = 12;

/** Watches that a module reads no clock, no locale, no environment, and remembers nothing from game to game. */
export class Alone {
  private readonly game: Game;
  private readonly findings: Findings;
  private readonly memory: Memory | null;
  private readonly watch: ReturnType<typeof watchOutside>;
  private readonly printed: string;
  private readonly kept: FirstPlay[] = [];
  private games = 0;

  constructor(game: Game, findings: Findings) {
    this.game = game;
    this.findings = findings;
    this.memory = memoryOf(game);
    this.printed = printedParts(game);
    this.watch = watchOutside((name, what, caller) =>
      findings.add(
        alone,
        null,
        `${caller} uses ${name}: ${what} is not the same everywhere. Take it from the setup, the state or chance (play.chance)`,
      ),
    );
  }

  /** Runs something that is not the module's. */
  pause<T>(run: () => T): T {
    return this.watch.pause(run);
  }

  /** Keeps how a game went, to see whether it goes the same once more later. */
  keep(deal: Deal, line: readonly Move[]): void {
    const first = !this.kept.some((one) => one.deal.setup === deal.setup);
    // Later games of a setup meet what earlier ones have left behind.
    if (++this.games % LATER !== 0 && (!first || this.kept.length >= KEPT)) return;
    this.kept.push({ deal, line, end: endOf(this.game, deal.setup, line) });
  }

  finish(): void {
    const { findings, game, memory } = this;
    const { variables, contents } = memory?.changes() ?? { variables: [], contents: [] };
    for (const name of variables)
      findings.add(
        alone,
        null,
        `the variable ${name} outside the state has changed while games were played: other games in the same process would see it. Keep it in the state`,
      );
    // As in a process that has just begun, and with other games before it.
    memory?.forget();
    for (const { deal, line, end } of [...this.kept].reverse()) {
      const spot = { ...deal, line };
      findings.attempt(alone, spot, 'a game can’t be played again after others', () => {
        const again = endOf(game, deal.setup, line);
        findings.check(alone, canonical(again) === canonical(end), spot, () =>
          [
            `after other games, the same answers lead elsewhere: ${firstDifference(again, end)}.`,
            contents.length > 0 ? `Something is kept outside the state: ${contents.slice(0, 5).join(', ')}` : '',
            'Rules may read nothing but the state',
          ].join(' '),
        );
      });
    }
    findings.check(
      alone,
      printedParts(game) === this.printed,
      null,
      () =>
        'messages, options, components or decks of the module have changed while games were played: copy what a state shall own',
    );
    this.stop();
  }

  stop(): void {
    this.watch.stop();
  }
}

/** Where a game leads, and what was open on the way. */
function endOf(game: Game, setup: Setup, line: readonly Move[]) {
  const open: string[] = [];
  const end = replay(game, setup, line, line.length, (state) => {
    for (const ask of dueAsks(state)) open.push(`${ask.key} ${canonical(offerOf(game, state, ask))}`);
  });
  return copy({ ...end, open });
}

const printedParts = ({ messages, options, seats, components, debts }: Game): string =>
  canonical([messages, options, seats, components ?? null, debts ?? null]);
