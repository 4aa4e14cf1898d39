import type { Language } from '@quayside/languages';

/** Every way in which an account is refused something. */
export type AccountErrorCode =
  | 'wrong-login' // no such person, or another password: which of them is not said
  | 'weak-password'
  | 'bad-username'
  | 'username-taken'
  | 'bad-email'
  | 'email-taken'
  | 'already-member' // has a password already
  | 'no-password' // has none
  | 'bad-link' // used, expired or made up
  | 'unknown-session'
  | 'unknown-provider'
  | 'too-many'
  | 'too-many-streams'
  | 'suspended'
  | 'not-admin' // only admins may
  | 'is-admin' // admins can't be suspended
  | 'unknown-person'
  | 'needs-account' // guests have no friends here
  | 'yourself'
  | 'no-requests' // wants to be asked by nobody, or not by this one: which of them is not said
  | 'not-asked'
  | 'away-too-soon' // was away lately
  | 'too-many-friends'
  | 'too-many-bot-keys'
  | 'unknown-bot-key'
  | 'bad-bot-key' // no key of a bot, or one that was revoked
  | 'not-for-bots';

/** What was tried and why it can't be: a code for programs, a text for people. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;
  readonly text: { readonly key: string; readonly args?: { readonly [name: string]: number | string } };
  constructor(code: AccountErrorCode, args?: { readonly [name: string]: number | string }) {
    super(code);
    this.name = 'AccountError';
    this.code = code;
    this.text = args === undefined ? { key: `account.${code}` } : { key: `account.${code}`, args };
  }
}

type AccountMessages = { readonly [key in `account.${AccountErrorCode}` | 'account.former']: string };

/** What is said to people about their accounts. `account.former` stands for the name of one who has left. */
export const accountMessages: { readonly [language in Language]: AccountMessages } = {
  en: {
    'account.wrong-login': 'Wrong username or password.',
    'account.weak-password': 'A password needs {least} to {most} characters.',
    'account.bad-username':
      'A username has {least} to {most} letters, digits, hyphens or underscores and begins with a letter or a digit.',
    'account.username-taken': 'Somebody else has this username. Please choose another one.',
    'account.bad-email': 'This does not look like an e-mail address.',
    'account.email-taken':
      'This e-mail address belongs to another account. You can sign in to it, or use another address.',
    'account.already-member': 'You already have an account.',
    'account.no-password': 'Your account has no password yet.',
    'account.bad-link': 'This link has already been used or has expired. You can request a new one.',
    'account.unknown-session': 'This browser is already signed out.',
    'account.unknown-provider': 'You can’t sign in that way here.',
    'account.too-many': 'Too many attempts. Please try again in {minutes} {minutes|minute|minutes}.',
    'account.too-many-streams': 'You have more than {most} pages open here at once. Please close some of them.',
    'account.suspended': 'You are suspended until {until}: you can watch but not play. Reason: {reason}',
    'account.not-admin': 'Only administrators can do that.',
    'account.is-admin': 'This player is an administrator. Remove the role first.',
    'account.unknown-person': 'There is no such player.',
    'account.needs-account': 'You need an account to have friends. If you create one now, you keep all your games.',
    'account.yourself': 'That is you.',
    'account.no-requests': 'This player does not accept friend requests.',
    'account.away-too-soon': 'You were away not long ago. You can be away again in {days} days.',
    'account.not-asked': 'This request no longer exists.',
    'account.too-many-friends': 'You can have at most {most} friends and open requests.',
    'account.too-many-bot-keys': 'You can have at most {most} keys. Revoke one that you no longer use.',
    'account.unknown-bot-key': 'This key is already revoked.',
    'account.bad-bot-key': 'This key is not valid or has been revoked.',
    'account.not-for-bots': 'Bots can’t do this with their access key. Please use your browser.',
    'account.former': 'former player',
  },
  de: {
    'account.wrong-login': 'Benutzername oder Passwort ist falsch.',
    'account.weak-password': 'Ein Passwort braucht {least} bis {most} Zeichen.',
    'account.bad-username':
      'Ein Benutzername hat {least} bis {most} Buchstaben, Ziffern, Binde- oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.',
    'account.username-taken': 'Dieser Benutzername ist schon vergeben. Bitte wähle einen anderen.',
    'account.bad-email': 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    'account.email-taken':
      'Diese E-Mail-Adresse gehört zu einem anderen Konto. Melde dich dort an oder nimm eine andere Adresse.',
    'account.already-member': 'Du hast schon ein Konto.',
    'account.no-password': 'Dein Konto hat noch kein Passwort.',
    'account.bad-link': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Du kannst einen neuen anfordern.',
    'account.unknown-session': 'Dieser Browser ist schon abgemeldet.',
    'account.unknown-provider': 'Auf diesem Weg kannst du dich hier nicht anmelden.',
    'account.too-many': 'Zu viele Versuche. Bitte versuche es in {minutes} {minutes|Minute|Minuten} noch einmal.',
    'account.too-many-streams': 'Du hast mehr als {most} Seiten gleichzeitig offen. Bitte schließe einige davon.',
    'account.suspended': 'Du bist bis {until} gesperrt: Du kannst zusehen, aber nicht mitspielen. Grund: {reason}',
    'account.not-admin': 'Das können nur Administratoren.',
    'account.is-admin': 'Dieser Spieler ist Administrator. Entziehe ihm zuerst die Rolle.',
    'account.unknown-person': 'Diesen Spieler gibt es nicht.',
    'account.needs-account':
      'Für Freundschaften brauchst du ein Konto. Legst du jetzt eines an, behältst du alle deine Partien.',
    'account.yourself': 'Das bist du selbst.',
    'account.no-requests': 'Dieser Spieler nimmt keine Freundschaftsanfragen an.',
    'account.away-too-soon': 'Du warst vor Kurzem abwesend. In {days} Tagen geht es wieder.',
    'account.not-asked': 'Diese Anfrage gibt es nicht mehr.',
    'account.too-many-friends': 'Du kannst höchstens {most} Freunde und offene Anfragen haben.',
    'account.too-many-bot-keys':
      'Du kannst höchstens {most} Schlüssel haben. Widerrufe einen, den du nicht mehr brauchst.',
    'account.unknown-bot-key': 'Dieser Schlüssel ist schon widerrufen.',
    'account.bad-bot-key': 'Dieser Schlüssel ist ungültig oder wurde widerrufen.',
    'account.not-for-bots': 'Das können Bots mit ihrem Zugangsschlüssel nicht. Bitte benutze deinen Browser.',
    'account.former': 'ehemaliger Spieler',
  },
};
