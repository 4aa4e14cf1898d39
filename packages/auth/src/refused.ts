/** Every way in which an account is refused something. */
export type AccountCode =
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
  | 'not-admin' // only who looks after this place may
  | 'is-admin' // nobody who looks after this place can be shut out of it
  | 'unknown-person'
  | 'needs-account' // guests have no friends here
  | 'yourself'
  | 'no-requests' // wants to be asked by nobody, or not by this one: which of them is not said
  | 'not-asked'
  | 'too-many-friends'
  | 'too-many-tokens'
  | 'unknown-token'
  | 'bad-token' // no key of a bot, or one that was revoked
  | 'not-for-bots';

/** What was tried and why it can't be: a code for programs, a text for people. */
export class AccountRefused extends Error {
  readonly code: AccountCode;
  readonly text: { readonly key: string; readonly args?: { readonly [name: string]: number | string } };
  constructor(code: AccountCode, args?: { readonly [name: string]: number | string }) {
    super(code);
    this.name = 'AccountRefused';
    this.code = code;
    this.text = args === undefined ? { key: `account.${code}` } : { key: `account.${code}`, args };
  }
}

type Words = { readonly [key in `account.${AccountCode}` | 'account.former']: string };

/** What is said to people about their accounts. `account.former` stands for the name of one who has left. */
export const accountMessages: { readonly en: Words; readonly de: Words } = {
  en: {
    'account.wrong-login': 'This name and this password do not belong together.',
    'account.weak-password': 'A password needs {least} to {most} characters.',
    'account.bad-username':
      'A username has {least} to {most} letters, digits, hyphens or underscores and begins with a letter or a digit.',
    'account.username-taken': 'Somebody else has this username. Please choose another one.',
    'account.bad-email': 'This does not look like an e-mail address.',
    'account.email-taken':
      'This e-mail address belongs to another account. You can sign in to it, or use another address.',
    'account.already-member': 'You have an account already.',
    'account.no-password': 'Your account has no password yet.',
    'account.bad-link': 'This link has been used or is too old. You can ask for a new one.',
    'account.unknown-session': 'This browser is signed out already.',
    'account.unknown-provider': 'It is not possible to sign in that way here.',
    'account.too-many': 'That was too often. Please try again in {minutes} {minutes|minute|minutes}.',
    'account.too-many-streams': 'You have more than {most} pages open here at once. Please close some of them.',
    'account.suspended': 'You can look on here but not take part until {until}. The reason: {reason}',
    'account.not-admin': 'Only those who look after this place can do that.',
    'account.is-admin': 'This person looks after this place. Take the role away first.',
    'account.unknown-person': 'There is nobody like that here.',
    'account.needs-account': 'Friends need an account. As a guest you can make one and keep everything.',
    'account.yourself': 'That is you.',
    'account.no-requests': 'This person takes no friend requests.',
    'account.not-asked': 'There is no such request any more.',
    'account.too-many-friends': 'You can have {most} friends and open requests at most.',
    'account.too-many-tokens': 'You can have {most} keys at most. Revoke one that you no longer use.',
    'account.unknown-token': 'This key is revoked already.',
    'account.bad-token': 'This key is not valid, or it has been revoked.',
    'account.not-for-bots': 'A bot’s key is for tables and matches. Please do this in your browser.',
    'account.former': 'former player',
  },
  de: {
    'account.wrong-login': 'Dieser Name und dieses Passwort gehören nicht zusammen.',
    'account.weak-password': 'Ein Passwort braucht {least} bis {most} Zeichen.',
    'account.bad-username':
      'Ein Kontoname hat {least} bis {most} Buchstaben, Ziffern, Binde- oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.',
    'account.username-taken': 'Diesen Kontonamen hat schon jemand. Bitte wähle einen anderen.',
    'account.bad-email': 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    'account.email-taken':
      'Diese E-Mail-Adresse gehört zu einem anderen Konto. Du kannst dich dort anmelden oder eine andere Adresse nehmen.',
    'account.already-member': 'Du hast schon ein Konto.',
    'account.no-password': 'Dein Konto hat noch kein Passwort.',
    'account.bad-link': 'Dieser Link ist verbraucht oder zu alt. Du kannst einen neuen anfordern.',
    'account.unknown-session': 'Dieser Browser ist schon abgemeldet.',
    'account.unknown-provider': 'Auf diesem Weg kann man sich hier nicht anmelden.',
    'account.too-many': 'Das war zu oft. Bitte versuche es in {minutes} {minutes|Minute|Minuten} noch einmal.',
    'account.too-many-streams': 'Du hast mehr als {most} Seiten gleichzeitig offen. Bitte schließe einige davon.',
    'account.suspended': 'Du kannst hier bis {until} zusehen, aber nicht mitmachen. Der Grund: {reason}',
    'account.not-admin': 'Das können nur die, die diesen Ort betreuen.',
    'account.is-admin': 'Diese Person betreut diesen Ort. Nimm ihr zuerst die Rolle.',
    'account.unknown-person': 'So jemanden gibt es hier nicht.',
    'account.needs-account': 'Freundschaften brauchen ein Konto. Als Gast kannst du eines anlegen und behältst alles.',
    'account.yourself': 'Das bist du selbst.',
    'account.no-requests': 'Diese Person nimmt keine Freundschaftsanfragen an.',
    'account.not-asked': 'Diese Anfrage gibt es nicht mehr.',
    'account.too-many-friends': 'Mehr als {most} Freundschaften und offene Anfragen gehen nicht.',
    'account.too-many-tokens': 'Mehr als {most} Schlüssel gehen nicht. Widerrufe einen, den du nicht mehr brauchst.',
    'account.unknown-token': 'Dieser Schlüssel ist schon widerrufen.',
    'account.bad-token': 'Dieser Schlüssel gilt nicht oder wurde widerrufen.',
    'account.not-for-bots': 'Schlüssel von Bots sind für Tische und Partien da. Bitte tu das im Browser.',
    'account.former': 'früheres Mitglied',
  },
};
