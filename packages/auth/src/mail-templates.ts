import type { Language } from '@quayside/languages';

export type MailTemplate = 'confirm' | 'have-account' | 'reset' | 'password-changed' | 'email-changed' | 'farewell';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailData {
  readonly name: string;
  /** Where the button leads; null where there is nothing to do. */
  readonly link: string | null;
}

/** What a mail says: its subject, its paragraphs, and the words on its button. */
interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
  readonly after?: string;
}

const MAIL_TEXTS: { readonly [language in Language]: { readonly [kind in MailTemplate]: MailText } } = {
  en: {
    confirm: {
      subject: 'Confirm your account at Quayside',
      lines: [
        'Please confirm that this is your e-mail address. Then you can play rated games and reset your password.',
      ],
      button: 'Confirm address',
      after: 'The link works once and for one day. If you did not request this, you can ignore this e-mail.',
    },
    'have-account': {
      subject: 'You already have an account at Quayside',
      lines: [
        'Someone tried to use this address for another account. It already belongs to your account, so nothing was changed.',
        'If that was you, sign in as usual. There you can also reset your password.',
      ],
      button: 'Sign in',
      after: 'If it was not you, you don’t need to do anything.',
    },
    reset: {
      subject: 'Reset your password for Quayside',
      lines: ['Here you can choose a new password. All browsers where you are signed in will be signed out.'],
      button: 'Choose a new password',
      after:
        'The link works once and for one hour. If you did not request this, you can ignore this e-mail: your password stays the same.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lines: ['The password of your account at Quayside has just been changed.'],
      button: 'That was not me',
      after: 'If it was you, you don’t need to do anything.',
    },
    'email-changed': {
      subject: 'Your e-mail address was changed',
      lines: [
        'Your account at Quayside now has another e-mail address. We will not write to this one any more.',
        'If that was not you, please contact the administrators of the site.',
      ],
    },
    farewell: {
      subject: 'Your account has been deleted',
      lines: [
        'Your account at Quayside and your data have been deleted. Games you played are kept under the name “former player”.',
        'Thank you for playing.',
      ],
    },
  },
  de: {
    confirm: {
      subject: 'Dein Konto bei Quayside',
      lines: [
        'bitte bestätige, dass das deine E-Mail-Adresse ist. Dann kannst du gewertete Partien spielen und dein Passwort zurücksetzen.',
      ],
      button: 'Adresse bestätigen',
      after:
        'Der Link gilt einmal und einen Tag lang. Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',
    },
    'have-account': {
      subject: 'Du hast schon ein Konto bei Quayside',
      lines: [
        'jemand wollte diese Adresse für ein anderes Konto verwenden. Sie gehört schon zu deinem Konto, deshalb wurde nichts geändert.',
        'Wenn du das warst, melde dich wie gewohnt an. Dort kannst du auch dein Passwort zurücksetzen.',
      ],
      button: 'Anmelden',
      after: 'Wenn du es nicht warst, musst du nichts tun.',
    },
    reset: {
      subject: 'Neues Passwort für Quayside',
      lines: ['hier kannst du ein neues Passwort wählen. Alle angemeldeten Browser werden dabei abgemeldet.'],
      button: 'Neues Passwort wählen',
      after:
        'Der Link gilt einmal und eine Stunde lang. Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      lines: ['das Passwort deines Kontos bei Quayside wurde gerade geändert.'],
      button: 'Das war ich nicht',
      after: 'Wenn du das warst, musst du nichts tun.',
    },
    'email-changed': {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      lines: [
        'dein Konto bei Quayside hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr.',
        'Wenn du das nicht warst, wende dich bitte an die Administratoren der Seite.',
      ],
    },
    farewell: {
      subject: 'Dein Konto wurde gelöscht',
      lines: [
        'dein Konto bei Quayside und deine Daten wurden gelöscht. Deine Partien bleiben unter dem Namen „ehemaliger Spieler“ erhalten.',
        'Danke fürs Mitspielen.',
      ],
    },
  },
};

const GREETING: { readonly [language in Language]: (name: string) => string } = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Hallo ${name},`,
};

export function renderMail(kind: MailTemplate, language: Language, { name, link }: MailData): MailContent {
  const { subject, lines, button, after } = MAIL_TEXTS[language][kind];
  return layOut(language, subject, [
    GREETING[language](name),
    ...lines,
    ...(link === null ? [] : [{ link, words: button ?? link }]),
    ...(after ? [after] : []),
  ]);
}

/** What waits for a person, in one mail. */
export interface DigestData {
  readonly name: string;
  readonly items: readonly MailLink[];
  readonly settings: string;
  readonly unsubscribe: string;
}

const DIGEST: {
  readonly [language in Language]: {
    readonly subject: (first: string, more: number) => string;
    readonly settings: string;
    readonly unsubscribe: string;
  };
} = {
  en: {
    subject: (first, more) => (more === 0 ? first : `${first} (and ${more} more)`),
    settings: 'Choose what you get mails about',
    unsubscribe: 'Unsubscribe from these mails',
  },
  de: {
    subject: (first, more) => (more === 0 ? first : `${first} (und ${more} weitere)`),
    settings: 'Auswählen, worüber du Mails bekommst',
    unsubscribe: 'Diese Mails abbestellen',
  },
};

export function renderDigest(language: Language, { name, items, settings, unsubscribe }: DigestData): MailContent {
  const words = DIGEST[language];
  return layOut(language, words.subject(items[0]?.words ?? 'Quayside', items.length - 1), [
    GREETING[language](name),
    ...items,
    { link: settings, words: words.settings },
    { link: unsubscribe, words: words.unsubscribe },
  ]);
}

interface MailLink {
  readonly link: string;
  readonly words: string;
}

/** Paragraphs and links, as text and as HTML. */
function layOut(language: Language, subject: string, blocks: readonly (string | MailLink)[]): MailContent {
  const all = [...blocks, 'Quayside'];
  const text = all.map((one) => (typeof one === 'string' ? one : `${one.words}:\n${one.link}`));
  const html = all.map((one) =>
    typeof one === 'string' ? `<p>${escape(one)}</p>` : `<p><a href="${escape(one.link)}">${escape(one.words)}</a></p>`,
  );
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family: sans-serif; max-width: 36em">${html.join('')}</body></html>\n`,
  };
}

const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A name may hold anything; in a mail it is only ever a name. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
