import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { ZodError } from 'zod';
import type { Messages, GameText } from '@quayside/engine';
import { Refused, type RefusalCode } from '@quayside/engine/host';
import { coreMessages, MissingText, say } from '@quayside/engine/texts';
import { accountMessages, AccountError, type AccountErrorCode } from '@quayside/auth';
import { sqlState } from '@quayside/db';
import { games } from '@quayside/games';
import { forEachLanguage, inLanguage, type Language } from '@quayside/languages';
import { MatchError, type MatchErrorCode, matchMessages } from '@quayside/matches';

/** Why something was refused: a code for programs, a text for boards, and the words in every language for people. */
export interface Refusal {
  readonly code: RefusalCode | MatchErrorCode | AccountErrorCode;
  readonly text: GameText;
  readonly words: { readonly [language in Language]: string };
}

const CODES: { readonly [code in RefusalCode | MatchErrorCode | AccountErrorCode]: TRPC_ERROR_CODE_KEY } = {
  malformed: 'BAD_REQUEST',
  'not-offered': 'BAD_REQUEST',
  'not-open': 'CONFLICT',
  'wrong-seat': 'FORBIDDEN',
  over: 'CONFLICT',
  repeated: 'CONFLICT',
  'no-undo': 'CONFLICT',
  'bad-options': 'BAD_REQUEST',
  'bad-record': 'BAD_REQUEST',
  'unknown-game': 'NOT_FOUND',
  'unknown-version': 'NOT_FOUND',
  'sign-in': 'UNAUTHORIZED',
  'unknown-table': 'NOT_FOUND',
  'not-seated': 'FORBIDDEN',
  'not-host': 'FORBIDDEN',
  'own-match': 'FORBIDDEN',
  'not-waiting': 'CONFLICT',
  'not-running': 'CONFLICT',
  'not-over': 'CONFLICT',
  'no-time-to-undo': 'CONFLICT',
  'already-seated': 'CONFLICT',
  'seat-taken': 'CONFLICT',
  'not-vacant': 'CONFLICT',
  'has-left': 'FORBIDDEN',
  full: 'CONFLICT',
  'too-few': 'CONFLICT',
  'too-many-tables': 'CONFLICT',
  'unknown-bot': 'BAD_REQUEST',
  'guests-friendly': 'FORBIDDEN',
  'bots-friendly': 'FORBIDDEN',
  'no-proposal': 'CONFLICT',
  'deal-friendly': 'FORBIDDEN',
  'deal-sealed': 'FORBIDDEN',
  'bots-unrated': 'FORBIDDEN',
  'not-welcome': 'FORBIDDEN',
  'not-friends': 'FORBIDDEN',
  'unknown-message': 'NOT_FOUND',
  'unknown-report': 'NOT_FOUND',
  'rated-mirror': 'FORBIDDEN',
  'too-many-analyses': 'CONFLICT',
  'too-many-practice': 'TOO_MANY_REQUESTS',
  'hints-unrated': 'FORBIDDEN',
  'bad-input': 'BAD_REQUEST',
  broken: 'INTERNAL_SERVER_ERROR',
  'wrong-login': 'UNAUTHORIZED',
  'weak-password': 'BAD_REQUEST',
  'bad-username': 'BAD_REQUEST',
  'username-taken': 'CONFLICT',
  'bad-email': 'BAD_REQUEST',
  'email-taken': 'CONFLICT',
  'already-member': 'CONFLICT',
  'away-too-soon': 'CONFLICT',
  'no-password': 'CONFLICT',
  'bad-link': 'BAD_REQUEST',
  'unknown-session': 'NOT_FOUND',
  'unknown-provider': 'NOT_FOUND',
  'too-many': 'TOO_MANY_REQUESTS',
  'too-many-streams': 'TOO_MANY_REQUESTS',
  suspended: 'FORBIDDEN',
  'not-admin': 'FORBIDDEN',
  'is-admin': 'FORBIDDEN',
  'unknown-person': 'NOT_FOUND',
  'needs-account': 'FORBIDDEN',
  yourself: 'BAD_REQUEST',
  'no-requests': 'FORBIDDEN',
  'not-asked': 'CONFLICT',
  'too-many-friends': 'CONFLICT',
  'too-many-bot-keys': 'CONFLICT',
  'unknown-bot-key': 'NOT_FOUND',
  'bad-bot-key': 'UNAUTHORIZED',
  'not-for-bots': 'FORBIDDEN',
};

/** The class of PostgreSQL's errors for values that are none. */
const DATA_EXCEPTION = '22';

const isRefusal = (error: unknown): error is Refused | MatchError | AccountError =>
  error instanceof Refused || error instanceof MatchError || error instanceof AccountError;

/** The error a client gets for this one. */
export function translateError(error: TRPCError): TRPCError {
  const { cause } = error;
  if (isRefusal(cause)) return new TRPCError({ code: CODES[cause.code], message: cause.code, cause });
  // A number or a day beyond all that the database counts was asked for: nothing of ours is broken.
  if (sqlState(cause)?.startsWith(DATA_EXCEPTION))
    return new TRPCError({ code: 'BAD_REQUEST', cause: new MatchError('bad-input', { field: 'input' }) });
  return error;
}

export function refusalOf(error: TRPCError): Refusal {
  const { cause } = error;
  if (isRefusal(cause)) return refusalOfCause(cause);
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    const text = { key: 'match.broken' };
    return { code: 'broken', text, words: wordsOf(text) };
  }
  const field =
    cause instanceof ZodError ? cause.issues.map((issue) => issue.path.join('.') || 'input').join(', ') : error.code;
  const text = { key: 'match.bad-input', args: { field: field.slice(0, 200) } };
  return { code: 'bad-input', text, words: wordsOf(text) };
}

/** The same for a refusal that is no error of the call. */
export function refusalOfCause(refused: Refused | MatchError | AccountError): Refusal {
  const { code, text } = refused;
  return { code, text, words: wordsOf(text, refused instanceof Refused ? refused.game : undefined) };
}

const wordsOf = (text: GameText, game?: string): Refusal['words'] =>
  forEachLanguage((language) => words(language, text, game));

/** Errors of the rules use the messages of their game, which include the core's; all others the server's. */
function words(language: Language, text: GameText, game?: string): string {
  const rules = games.find((one) => one.id === game)?.messages;
  const books: Messages[] = [
    ...(rules ? [inLanguage(rules, language)] : []),
    matchMessages[language],
    accountMessages[language],
    coreMessages[language],
  ];
  const book = books.find((one) => text.key in one);
  if (!book) return text.key;
  try {
    return say(book, text);
  } catch (error) {
    if (!(error instanceof MissingText)) throw error;
    return text.key;
  }
}
