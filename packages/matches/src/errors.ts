import type { GameText } from '@quayside/engine';

/** Every reason for which the match service refuses; what the rules refuse is the engine's `Refused`. */
export type MatchErrorCode =
  | 'sign-in' // nobody is signed in
  | 'unknown-table'
  | 'not-seated' // only those who play may do this
  | 'not-host' // only who made the table may
  | 'not-waiting' // the match has begun
  | 'not-running' // it has not begun, or is over
  | 'not-over'
  | 'already-seated'
  | 'seat-taken'
  | 'full'
  | 'not-vacant' // nobody has left this seat, or somebody else has taken it over
  | 'has-left' // who has left a match does not come back as a substitute
  | 'too-few'
  | 'too-many-tables' // waits at too many tables already
  | 'unknown-bot'
  | 'guests-friendly' // guests play friendly only
  | 'bots-friendly'
  | 'no-proposal'
  | 'no-time-to-undo' // it would cost more time than the player has
  | 'deal-friendly' // whoever knows a shared deal would have an advantage
  | 'deal-sealed' // others may still play today's deal
  | 'bots-unrated' // people's own bots play friendly only
  | 'not-welcome' // somebody at the table does not want to play with this person: who and why is not said
  | 'not-friends' // only friends are invited
  | 'unknown-message'
  | 'unknown-report'
  | 'own-match' // it would tell an admin what is hidden in a match of their own
  | 'rated-mirror' // it would tell a move of a rated match that the person is playing
  | 'too-many-analyses'
  | 'too-many-practice' // so many practice matches a day enter one history
  | 'hints-unrated' // no hint in a rated match or a deal of the day
  | 'bad-input'
  | 'broken'; // a match that can't be read, which is a defect

/** What was tried and why it can't be: a code for programs, a text for people. */
export class MatchError extends Error {
  readonly code: MatchErrorCode;
  readonly text: GameText;
  constructor(code: MatchErrorCode, args?: GameText['args'], options?: ErrorOptions) {
    super(code, options);
    this.name = 'MatchError';
    this.code = code;
    this.text = args === undefined ? { key: `match.${code}` } : { key: `match.${code}`, args };
  }
}
