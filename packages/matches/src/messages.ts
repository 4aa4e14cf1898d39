import type { Messages } from '@quayside/engine';
import type { Language } from '@quayside/languages';

/** What the house itself has to say; games bring their own words. */
export const matchMessages: { readonly [language in Language]: Messages } = {
  en: {
    'house.sign-in': 'Please sign in first. As a guest it takes one click.',
    'house.unknown-table': 'There is no such table.',
    'house.not-seated': 'Only players at this table can do that.',
    'house.not-host': 'Only the host of the table can do that.',
    'house.not-waiting': 'The game has already started.',
    'house.not-running': 'The game is not in progress.',
    'house.not-over': 'That is only possible when the game is over.',
    'house.already-seated': 'You are already at this table.',
    'house.seat-taken': 'This seat is already taken.',
    'house.full': 'All seats at this table are taken.',
    'house.too-few': '{n} more {n|player is|players are} needed to start.',
    'house.too-many-tables': 'You are already waiting at {most} tables. Leave or start one of them first.',
    'house.unknown-bot': 'There is no bot called {bot}.',
    'house.guests-friendly': 'Guests can only play unrated games. Create an account to play rated ones.',
    'house.bots-friendly': 'This is not possible in a rated game.',
    'house.no-wish': 'There is no proposal to agree to.',
    'house.deal-friendly': 'A game with a chosen seed can’t be rated: someone may already know the cards.',
    'house.deal-sealed':
      'Others may still finish this daily challenge. You can view it from noon (UTC) of the next day on.',
    'house.bots-unrated': 'Players’ own bots can only play unrated games, and not the daily challenge.',
    'house.not-welcome': 'You can’t join this table. Please choose another one.',
    'house.not-friends': 'You can only invite friends. Send the link to everyone else.',
    'house.unknown-message': 'There is no such message.',
    'house.unknown-report': 'There is no such report, or it has already been resolved.',
    'house.bad-input': 'This request is not valid: {field}.',
    'house.broken': 'Something went wrong on our side. Nothing was changed; please try again.',
  },
  de: {
    'house.sign-in': 'Bitte melde dich zuerst an. Als Gast genügt ein Klick.',
    'house.unknown-table': 'Diesen Tisch gibt es nicht.',
    'house.not-seated': 'Das können nur die Spieler an diesem Tisch.',
    'house.not-host': 'Das kann nur der Gastgeber des Tisches.',
    'house.not-waiting': 'Die Partie hat schon begonnen.',
    'house.not-running': 'Die Partie läuft nicht.',
    'house.not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
    'house.already-seated': 'Du spielst an diesem Tisch schon mit.',
    'house.seat-taken': 'Dieser Platz ist schon besetzt.',
    'house.full': 'An diesem Tisch sind alle Plätze besetzt.',
    'house.too-few': 'Zum Start {n|fehlt|fehlen} noch {n} Spieler.',
    'house.too-many-tables': 'Du wartest schon an {most} Tischen. Verlasse oder starte zuerst einen davon.',
    'house.unknown-bot': 'Einen Bot {bot} gibt es hier nicht.',
    'house.guests-friendly':
      'Gäste können nur nicht gewertete Partien spielen. Für gewertete Partien brauchst du ein Konto.',
    'house.bots-friendly': 'Das geht in einer gewerteten Partie nicht.',
    'house.no-wish': 'Es gibt keinen Vorschlag, dem du zustimmen könntest.',
    'house.deal-friendly':
      'Eine Partie mit gewählter Aufbau-Nummer wird nicht gewertet: Jemand könnte die Karten schon kennen.',
    'house.deal-sealed':
      'Andere können diese Partie des Tages noch zu Ende spielen. Ansehen kannst du sie ab dem Mittag (UTC) des folgenden Tages.',
    'house.bots-unrated':
      'Eigene Bots von Spielern können nur nicht gewertete Partien spielen und nicht die Partie des Tages.',
    'house.not-welcome': 'An diesem Tisch kannst du nicht mitspielen. Bitte wähle einen anderen.',
    'house.not-friends': 'Einladen kannst du nur Freunde. Allen anderen kannst du den Link schicken.',
    'house.unknown-message': 'Diese Nachricht gibt es nicht.',
    'house.unknown-report': 'Diese Meldung gibt es nicht, oder sie ist schon erledigt.',
    'house.bad-input': 'Diese Anfrage ist ungültig: {field}.',
    'house.broken': 'Bei uns ist ein Fehler aufgetreten. Nichts wurde geändert; bitte versuche es noch einmal.',
  },
};
