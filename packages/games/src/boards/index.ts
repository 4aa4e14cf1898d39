/**
 * What a browser needs to sit down at a table: the list of games, and the rules of one of them fetched when it is opened. Boards
 * drawn for a single game are listed here too; without one, the generic board plays it.
 */
export { gameIds, loadEdition, loadGame, type Core, type Edition } from '../load.ts';
