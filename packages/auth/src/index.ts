export { openAuth, type Auth, type AuthOptions, type SignedIn } from './auth.ts';
export type { Account, Visit } from './desk.ts';
export type { Entered, NewAccount } from './entering.ts';
export { CALLBACK, type Elsewhere } from './elsewhere.ts';
export type { Profile, SignedInBrowser } from './keeping.ts';
export type { Export } from './leaving.ts';
export { AccountRefused, accountMessages, type AccountCode } from './refused.ts';
export { BadAuthSetting } from './settings.ts';
