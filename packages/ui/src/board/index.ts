export type { Board, BoardCore, BoardPlayback, BoardProps, LogEntry, Rules } from './contract.ts';
// Parts that boards drawn for one game use as they are.
export { capital } from './capital.ts';
export { once } from './confirm.tsx';
export { BoardHelp, focusNext, boardKeys, useKeys, useQuestion, type HelpText, type Keys } from './keys.tsx';
export { Movements, type Movement } from './movements.tsx';
export { BoardTabs } from './board-tabs.tsx';
export { Log } from './log.tsx';
export { OwnGoods } from './own-goods.tsx';
export { PLAYBACK_PACES, sinceOwnTurn, usePlayback, type PlaybackPace } from './playback.ts';
export { PlaybackPanel } from './playback-panel.tsx';
export { Recap } from './recap.tsx';
export type { Change } from '@quayside/engine/reading';
export { RoundSummary } from './round-summary.tsx';
export { Rulings } from './rulings.tsx';
export { Score } from './score.tsx';
export { UndoButtons } from './undo-buttons.tsx';
export { Waiting } from './waiting.tsx';
export { TableProvider, useTable, type TableContext } from './table-context.tsx';
