export { GenericBoard } from './board.tsx';
export type { BoardCore, BoardProps, LogEntry, Rules } from './contract.ts';
