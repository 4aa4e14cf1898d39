import type { GameText } from './text.ts';

/** Every way in which an input can be refused. The state is untouched whenever one of these is thrown. */
export type RefusalCode =
  | 'malformed' // not an answer of the decision's kind at all
  | 'not-offered' // well-formed, but not among the answers
  | 'not-open' // no such decision is open (late, or never was)
  | 'wrong-seat' // the decision is somebody else's
  | 'over' // the match has ended
  | 'repeated' // this key has been accepted before
  | 'no-undo' // nothing of one's own to take back
  | 'bad-options'
  | 'bad-record'
  | 'unknown-game'
  | 'unknown-version';

/** What was tried, why it can't be: a code for programs, a text for people. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly text: GameText;
  /** The game whose words the text speaks, where it may speak others than the core's. */
  readonly game: string | undefined;
  /** A frozen core has a class of its own by this name: what it refuses is refused here too. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'Refused';
  }
  constructor(code: RefusalCode, text: GameText, game?: string) {
    super(`${code}: ${text.key}${text.args ? ` ${JSON.stringify(text.args)}` : ''}`);
    this.name = 'Refused';
    this.code = code;
    this.text = text;
    this.game = game;
  }
}

/** A defect in a rule module, never a person's mistake: a due decision without answers, an unknown step, a lost token. */
export class RuleDefect extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RuleDefect';
  }
}

/** Rules running on a view touched something the viewer can't know: a preview stops here. */
export class Hidden extends Error {
  constructor(what: string) {
    super(`${what} is hidden from this view`);
    this.name = 'Hidden';
  }
}
