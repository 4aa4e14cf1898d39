import hard from './hard.scenarios.ts';
import rules from './rules.scenarios.ts';
import special from './special.scenarios.ts';
import standard from './standard.scenarios.ts';

/** All scenarios of the game. */
export const books = [standard, special, rules, hard];
