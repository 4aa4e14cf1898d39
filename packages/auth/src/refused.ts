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
  | 'too-many';

/** What was tried and why it can't be: a code for programs, a text for people. */
export class AccountRefused extends Error {
  readonly code: AccountCode;
  readonly text: { readonly key: string; readonly args?: { readonly [name: string]: number } };
  constructor(code: AccountCode, args?: { readonly [name: string]: number }) {
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
    'account.former': 'former player',
  },
  de: {
    'account.wrong-login': 'Dieser Name und dieses Passwort gehören nicht zusammen.',
    'account.weak-password': 'Ein Passwort braucht {least} bis {most} Zeichen.',
    'account.bad-username':
      'Ein Benutzername hat {least} bis {most} Buchstaben, Ziffern, Binde- oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.',
    'account.username-taken': 'Diesen Benutzernamen hat schon jemand. Bitte wähle einen anderen.',
    'account.bad-email': 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    'account.email-taken':
      'Diese E-Mail-Adresse gehört zu einem anderen Konto. Du kannst dich dort anmelden oder eine andere Adresse nehmen.',
    'account.already-member': 'Du hast schon ein Konto.',
    'account.no-password': 'Dein Konto hat noch kein Passwort.',
    'account.bad-link': 'Dieser Link ist verbraucht oder zu alt. Du kannst einen neuen anfordern.',
    'account.unknown-session': 'Dieser Browser ist schon abgemeldet.',
    'account.unknown-provider': 'Auf diesem Weg kann man sich hier nicht anmelden.',
    'account.too-many': 'Das war zu oft. Bitte versuche es in {minutes} {minutes|Minute|Minuten} noch einmal.',
    'account.former': 'ehemalige Person',
  },
};
