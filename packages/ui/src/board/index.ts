export type { Board, BoardCore, BoardProps, LogEntry, Rules } from './contract.ts';
// Parts that boards drawn for one game use as they are.
export { capital } from './capital.ts';
export { once } from './confirm.tsx';
export { BoardHelp, focusNext, houseKeys, useKeys, useQuestion, type HelpText, type Keys } from './keys.tsx';
export { Journeys, type Journey } from './journeys.tsx';
export { Log } from './log.tsx';
export { Recap } from './recap.tsx';
export type { Change } from '@quayside/engine/reading';
export { RoundStory } from './round-story.tsx';
export { Rulings } from './rulings.tsx';
export { Score } from './score.tsx';
export { Waiting } from './waiting.tsx';
export { TableProvider, useTable, type Table } from './table-context.tsx';
