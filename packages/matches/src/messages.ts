import type { Messages } from '@quayside/engine';
import type { Language } from '@quayside/languages';

/** The texts of `MatchError`, by `match.<code>`. */
export const matchMessages: { readonly [language in Language]: Messages } = {
  en: {
    'match.sign-in': 'Please sign in first. As a guest it takes one click.',
    'match.unknown-table': 'There is no such table.',
    'match.not-seated': 'Only players at this table can do that.',
    'match.not-host': 'Only the host of the table can do that.',
    'match.not-waiting': 'The game has already started.',
    'match.not-running': 'The game is not in progress.',
    'match.not-over': 'That is only possible when the game is over.',
    'match.already-seated': 'You are already at this table.',
    'match.seat-taken': 'This seat is already taken.',
    'match.full': 'All seats at this table are taken.',
    'match.too-few': '{n} more {n|player is|players are} needed to start.',
    'match.too-many-tables': 'You are already waiting at {most} tables. Leave or start one of them first.',
    'match.unknown-bot': 'There is no bot called {bot}.',
    'match.guests-friendly': 'Guests can only play unrated games. Create an account to play rated ones.',
    'match.bots-friendly': 'This is not possible in a rated game.',
    'match.no-time-to-undo': 'You don’t have enough time left to undo this.',
    'match.no-proposal': 'There is no proposal to agree to.',
    'match.deal-friendly': 'A game with a chosen seed can’t be rated: someone may already know the cards.',
    'match.deal-sealed':
      'Others may still finish this daily challenge. You can view it from noon (UTC) of the next day on.',
    'match.bots-unrated': 'Players’ own bots can only play unrated games, and not the daily challenge.',
    'match.not-welcome': 'You can’t join this table. Please choose another one.',
    'match.not-friends': 'You can only invite friends. Send the link to everyone else.',
    'match.unknown-message': 'There is no such message.',
    'match.unknown-report': 'There is no such report, or it has already been resolved.',
    'match.own-match': 'You are playing this game yourself. You can open the report when it is over.',
    'match.rated-mirror':
      'A rated game that is still being played went exactly like this. There is no help with it until that game is over.',
    'match.too-many-analyses': 'You are already waiting for {most} analyses. Please wait for one of them first.',
    'match.too-many-practice': 'At most {most} practice games a day can be added to your history.',
    'match.hints-unrated': 'There are no hints in rated games and in the daily challenge.',
    'match.bad-input': 'This request is not valid: {field}.',
    'match.broken': 'Something went wrong on our side. Nothing was changed; please try again.',
  },
  de: {
    'match.sign-in': 'Bitte melde dich zuerst an. Als Gast genügt ein Klick.',
    'match.unknown-table': 'Diesen Tisch gibt es nicht.',
    'match.not-seated': 'Das können nur die Spieler an diesem Tisch.',
    'match.not-host': 'Das kann nur der Gastgeber des Tisches.',
    'match.not-waiting': 'Die Partie hat schon begonnen.',
    'match.not-running': 'Die Partie läuft nicht.',
    'match.not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
    'match.already-seated': 'Du spielst an diesem Tisch schon mit.',
    'match.seat-taken': 'Dieser Platz ist schon besetzt.',
    'match.full': 'An diesem Tisch sind alle Plätze besetzt.',
    'match.too-few': 'Zum Start {n|fehlt|fehlen} noch {n} Spieler.',
    'match.too-many-tables': 'Du wartest schon an {most} Tischen. Verlasse oder starte zuerst einen davon.',
    'match.unknown-bot': 'Einen Bot {bot} gibt es hier nicht.',
    'match.guests-friendly':
      'Gäste können nur nicht gewertete Partien spielen. Für gewertete Partien brauchst du ein Konto.',
    'match.bots-friendly': 'Das geht in einer gewerteten Partie nicht.',
    'match.no-time-to-undo': 'Dir bleibt nicht genug Bedenkzeit, um das zurückzunehmen.',
    'match.no-proposal': 'Es gibt keinen Vorschlag, dem du zustimmen könntest.',
    'match.deal-friendly':
      'Eine Partie mit gewählter Aufbau-Nummer wird nicht gewertet: Jemand könnte die Karten schon kennen.',
    'match.deal-sealed':
      'Andere können diese Partie des Tages noch zu Ende spielen. Ansehen kannst du sie ab dem Mittag (UTC) des folgenden Tages.',
    'match.bots-unrated':
      'Eigene Bots von Spielern können nur nicht gewertete Partien spielen und nicht die Partie des Tages.',
    'match.not-welcome': 'An diesem Tisch kannst du nicht mitspielen. Bitte wähle einen anderen.',
    'match.not-friends': 'Einladen kannst du nur Freunde. Allen anderen kannst du den Link schicken.',
    'match.unknown-message': 'Diese Nachricht gibt es nicht.',
    'match.unknown-report': 'Diese Meldung gibt es nicht, oder sie ist schon erledigt.',
    'match.own-match': 'Du spielst in dieser Partie selbst mit. Die Meldung kannst du öffnen, wenn sie zu Ende ist.',
    'match.rated-mirror':
      'Eine gewertete Partie, die noch läuft, ist bisher genau so verlaufen. Bis sie zu Ende ist, gibt es dazu keine Hilfe.',
    'match.too-many-analyses': 'Du wartest schon auf {most} Analysen. Bitte warte zuerst eine davon ab.',
    'match.too-many-practice': 'Höchstens {most} Übungspartien am Tag kommen in deine Partienliste.',
    'match.hints-unrated': 'In gewerteten Partien und in der Partie des Tages gibt es keine Tipps.',
    'match.bad-input': 'Diese Anfrage ist ungültig: {field}.',
    'match.broken': 'Bei uns ist ein Fehler aufgetreten. Nichts wurde geändert; bitte versuche es noch einmal.',
  },
};
