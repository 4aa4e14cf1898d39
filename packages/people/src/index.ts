export { absencesOf, MOST_AWAY_DAYS } from './absence.ts';
export type { BotKey } from './bot-keys.ts';
export { areFriends, blockedBetween, friendsOf, type Friends, type Friendship } from './friends.ts';
export { openPeople, type People, type PublicProfile } from './people.ts';
export { coPlayersOf, peopleFor, peopleInOrder, type Person, type Presence } from './person-queries.ts';
export { deletePersonalData, type PersonalData } from './personal-data.ts';
export type { Reliability } from './reliability.ts';
export type { Preferences } from './preferences.ts';
export { isPresent } from './presence.ts';
