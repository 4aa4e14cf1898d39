/** The languages that mails are written in. */
export type Spoken = 'en' | 'de';
export type LetterKind = 'confirm' | 'have-account' | 'reset' | 'password-changed' | 'email-changed' | 'farewell';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LetterFacts {
  readonly name: string;
  /** Where the button leads; null where there is nothing to do. */
  readonly link: string | null;
}

/** What a mail says: its subject, its paragraphs, and the words on its button. */
interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly after?: string;
}

const WORDS: { readonly [language in Spoken]: { readonly [kind in LetterKind]: Words } } = {
  en: {
    confirm: {
      subject: 'Your account at Quayside',
      lines: [
        'please confirm that this is your address. From then on you can play rated matches and get a new password.',
      ],
      button: 'Confirm address',
      after:
        'The link works once, for one day. If you did not ask for this, do nothing: without the click nothing happens.',
    },
    'have-account': {
      subject: 'You have an account at Quayside',
      lines: [
        'somebody wanted to use this address for another account. It belongs to yours, so nothing was changed.',
        'If that was you, sign in as you are used to; there you can also get a new password.',
      ],
      button: 'Sign in',
      after: 'If it was not you, there is nothing to do.',
    },
    reset: {
      subject: 'A new password for Quayside',
      lines: ['here you can choose a new password. All browsers that are signed in will be signed out.'],
      button: 'Choose a new password',
      after:
        'The link works once, for one hour. If you did not ask for this, do nothing: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lines: ['the password of your account at Quayside has just been changed.'],
      button: 'That was not me',
      after: 'If it was you, there is nothing to do.',
    },
    'email-changed': {
      subject: 'Your address was changed',
      lines: [
        'your account at Quayside now has another e-mail address. This one gets no more mail from us.',
        'If that was not you, please tell who runs this place.',
      ],
    },
    farewell: {
      subject: 'Your account is deleted',
      lines: [
        'your account at Quayside and what we knew of you are deleted. Matches that you played stay, under the name “former player”.',
        'Thank you for playing.',
      ],
    },
  },
  de: {
    confirm: {
      subject: 'Dein Konto bei Quayside',
      lines: [
        'bitte bestätige, dass das deine Adresse ist. Dann kannst du gewertete Partien spielen und dir ein neues Passwort geben lassen.',
      ],
      button: 'Adresse bestätigen',
      after:
        'Der Link gilt einmal und einen Tag lang. Kam das nicht von dir, tu einfach nichts: Ohne den Klick geschieht nichts.',
    },
    'have-account': {
      subject: 'Du hast ein Konto bei Quayside',
      lines: [
        'jemand wollte diese Adresse für ein anderes Konto verwenden. Sie gehört zu deinem, deshalb wurde nichts geändert.',
        'Warst du das, melde dich an wie gewohnt; dort gibt es auch ein neues Passwort.',
      ],
      button: 'Anmelden',
      after: 'Warst du es nicht, ist nichts zu tun.',
    },
    reset: {
      subject: 'Ein neues Passwort für Quayside',
      lines: ['hier kannst du ein neues Passwort wählen. Alle angemeldeten Browser werden dabei abgemeldet.'],
      button: 'Neues Passwort wählen',
      after:
        'Der Link gilt einmal und eine Stunde lang. Kam das nicht von dir, tu einfach nichts: Dein Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      lines: ['das Passwort deines Kontos bei Quayside wurde gerade geändert.'],
      button: 'Das war ich nicht',
      after: 'Warst du das, ist nichts zu tun.',
    },
    'email-changed': {
      subject: 'Deine Adresse wurde geändert',
      lines: [
        'dein Konto bei Quayside hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr.',
        'Warst du das nicht, wende dich bitte an die, die diesen Ort betreiben.',
      ],
    },
    farewell: {
      subject: 'Dein Konto ist gelöscht',
      lines: [
        'dein Konto bei Quayside und alles, was wir von dir wussten, ist gelöscht. Deine Partien bleiben, unter dem Namen „früheres Mitglied“.',
        'Danke fürs Mitspielen.',
      ],
    },
  },
};

const GREETING: { readonly [language in Spoken]: (name: string) => string } = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Hallo ${name},`,
};

export function writeLetter(kind: LetterKind, language: Spoken, { name, link }: LetterFacts): Letter {
  const { subject, lines, button, after } = WORDS[language][kind];
  const greeting = GREETING[language](name);
  const action = link === null ? null : { link, button: button ?? link };
  const text = [
    greeting,
    ...lines,
    ...(action ? [`${action.button}:\n${action.link}`] : []),
    ...(after ? [after] : []),
    'Quayside',
  ];
  const html = [
    ...[greeting, ...lines].map(paragraph),
    ...(action ? [`<p><a href="${escape(action.link)}">${escape(action.button)}</a></p>`] : []),
    ...(after ? [paragraph(after)] : []),
    paragraph('Quayside'),
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family: sans-serif; max-width: 36em">${html.join('')}</body></html>\n`,
  };
}

const paragraph = (line: string): string => `<p>${escape(line)}</p>`;

const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A name may hold anything; in a mail it is only ever a name. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
