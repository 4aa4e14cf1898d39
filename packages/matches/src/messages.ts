import type { Language, Messages } from '@quayside/engine';

/** What the house itself has to say; games bring their own words. */
export const houseMessages: { readonly [language in Language]: Messages } = {
  en: {
    'house.sign-in': 'Please sign in first; as a guest it takes one click.',
    'house.unknown-table': 'There is no such table.',
    'house.not-seated': 'Only those who sit at this table can do that.',
    'house.not-host': 'Only who opened the table can do that.',
    'house.not-waiting': 'The match has begun already.',
    'house.not-running': 'The match is not running.',
    'house.not-over': 'That is possible only when the match is over.',
    'house.already-seated': 'You already sit at this table.',
    'house.seat-taken': 'Somebody sits there already.',
    'house.full': 'All seats of this table are taken.',
    'house.too-few': 'The match needs {n} {n|more player|more players} to start.',
    'house.unknown-bot': 'There is no bot {bot} here.',
    'house.guests-friendly': 'Guests play friendly matches. With an account you can play rated ones.',
    'house.bots-friendly': 'This can’t be done in a rated match.',
    'house.no-wish': 'There is nothing to agree to.',
    'house.deal-friendly': 'A shared deal is played friendly: somebody may know its cards already.',
    'house.deal-sealed':
      'This is today’s deal, which others may still play. It can be looked at from tomorrow on (UTC).',
    'house.bad-input': 'Something in this request is not as expected: {field}.',
    'house.broken': 'Something went wrong on our side. Nothing was changed; please try again.',
  },
  de: {
    'house.sign-in': 'Bitte melde dich zuerst an; als Gast genügt ein Klick.',
    'house.unknown-table': 'Diesen Tisch gibt es nicht.',
    'house.not-seated': 'Das können nur die, die an diesem Tisch sitzen.',
    'house.not-host': 'Das kann nur, wer den Tisch eröffnet hat.',
    'house.not-waiting': 'Die Partie hat schon begonnen.',
    'house.not-running': 'Die Partie läuft nicht.',
    'house.not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
    'house.already-seated': 'Du sitzt schon an diesem Tisch.',
    'house.seat-taken': 'Dort sitzt schon jemand.',
    'house.full': 'An diesem Tisch sind alle Plätze besetzt.',
    'house.too-few': 'Zum Beginn {n|fehlt|fehlen} noch {n} {n|Person|Personen}.',
    'house.unknown-bot': 'Einen Bot {bot} gibt es hier nicht.',
    'house.guests-friendly': 'Gäste spielen freundschaftlich. Mit einem Konto geht es auch gewertet.',
    'house.bots-friendly': 'Das geht in einer gewerteten Partie nicht.',
    'house.no-wish': 'Es gibt nichts, dem zuzustimmen wäre.',
    'house.deal-friendly':
      'Eine gemeinsame Kartenfolge wird freundschaftlich gespielt: Jemand könnte sie schon kennen.',
    'house.deal-sealed':
      'Das ist die Aufgabe von heute, die andere noch spielen können. Ab morgen (UTC) kann man sie ansehen.',
    'house.bad-input': 'In dieser Anfrage stimmt etwas nicht: {field}.',
    'house.broken': 'Bei uns ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.',
  },
};
