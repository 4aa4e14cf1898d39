import type { Game, State } from '@quayside/engine';
import { copy, Play, readSetup, scripted, settle, SPECTATOR, start, type GameEvent } from '@quayside/engine/host';
import { eventInWords, openInWords } from '../in-words.ts';
import { rulesOf, type Run, type Scenario, type ScenarioBook } from './scenario.ts';

/** What came out of a scenario. */
export interface ScenarioResult {
  readonly name: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
  /** What went otherwise, in the game's words; null where all came out as stated. */
  readonly failure: string | null;
}

/** Plays all scenarios of a book. */
export const runScenarios = (book: ScenarioBook): ScenarioResult[] =>
  Object.keys(book.scenarios).map((name) => runScenario(book, name));

/** Plays one scenario of a book. */
export function runScenario(book: ScenarioBook, name: string): ScenarioResult {
  const scenario = book.scenarios[name];
  if (!scenario) throw new RangeError(`no scenario is called “${name}”`);
  return {
    name,
    rules: rulesOf(scenario),
    cards: scenario.cards ?? [],
    failure: failureOf(book, scenario),
  };
}

function failureOf(book: ScenarioBook, scenario: Scenario<State>): string | null {
  let run: Run;
  try {
    run = setOut(book, scenario);
  } catch (error) {
    return `The position can't be set up: ${reason(error)}`;
  }
  for (const [i, step] of scenario.play.entries()) {
    let wrong: string | null;
    try {
      wrong = step.take(run);
    } catch (error) {
      wrong = reason(error);
    }
    if (wrong !== null) return report(run, `${i + 1}. ${step.words}`, wrong);
  }
  return null;
}

function setOut({ game, lens }: ScenarioBook, scenario: Scenario<State>): Run {
  const { setup: wanted, nature: script } = scenario;
  const setup = readSetup(game, wanted?.seats ?? game.seats.min, wanted?.options);
  const nature = scripted(game, setup, script ?? {});
  const { state, events } = start(game, setup, nature);
  const told: GameEvent[] = scenario.position ? [] : [...events];
  if (scenario.position) {
    const play = new Play(game, state, nature);
    play.events = told;
    scenario.position(state, play);
    settle(play);
  }
  return {
    game,
    nature,
    goods(s, seat) {
      if (!lens.goods) throw new Error('the book does not say where a seat’s goods are: scenarios(game, { goods }, …)');
      return lens.goods(s, seat);
    },
    position: copy(state),
    state,
    events: told,
    story: [...told],
  };
}

const reason = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

function report(run: Run, step: string, wrong: string): string {
  const story = run.story.slice(-8).map((event) => `    ${tell(run.game, event, run.state.setup.seats)}`);
  const open = `  Open now: ${openOf(run)}`;
  return [
    `Step ${step}`,
    `  ${wrong.replaceAll('\n', '\n  ')}`,
    ...(story.length > 0 ? ['  What happened:', ...story] : []),
    open,
  ].join('\n');
}

/** A report must come out whatever is wrong with the game. */
function openOf({ game, state }: Run): string {
  try {
    return openInWords(game, state);
  } catch (error) {
    return `unknown (${reason(error)})`;
  }
}
const tell = (game: Game, event: GameEvent, seats: number): string => eventInWords(game, event, seats, SPECTATOR);
