import type { Lesson, LessonStep, Seat, Move } from '@quayside/engine';
import { hints } from './hints.ts';
import type { TranslatedText } from './texts/languages.ts';

const [ME, ODILE]: readonly [Seat, Seat] = [0, 1];

const act = (seat: Seat, answer: string): Move => ({ seat, key: 'act', answer });
const end = (seat: Seat): Move => ({ seat, key: 'end', answer: 'end' });

const words = (en: string, de: string): TranslatedText => ({ en, de });
const step = (en: string, de: string, more: Omit<LessonStep, 'words'> = {}): LessonStep => ({
  words: { en, de },
  ...more,
});
const END = { key: 'end', answer: 'end' };

/** A round of our own: two rounds and a bit, so that the dial is seen to turn and waiting is seen to pay. */
export const lesson: Lesson = {
  seats: 2,
  seat: ME,
  names: ['', 'Odile'],
  nature: { rolls: { first: '0' } },
  steps: [
    step(
      'Welcome to the Inland Port! Two merchants, you and Odile, put up buildings and use them. In the end the value of your buildings and your francs count together.',
      'Willkommen im Binnenhafen! Zwei Kaufleute, du und Odile, errichten Gebäude und benutzen sie. Am Ende zählen der Wert deiner Gebäude und deine Franc zusammen.',
    ),
    step(
      'Your warehouse. One marker per good tells how much you have: add up what its row and its column say. One cell to the right is 1 more, one row up is 3 more.',
      'Dein Warenlager. Ein Warenanzeiger je Ware sagt, wie viel du hast: Zähle Zeile und Spalte zusammen. Ein Feld nach rechts ist 1 mehr, eine Zeile höher sind 3 mehr.',
      { at: 'warehouse:0' },
    ),
    step(
      'Your dial. Its pointer turns after every round. A building begins in sector 0 right beside the pointer and with each turn becomes worth more: 2, 3, 4, at last 4 and a franc.',
      'Dein Spielplan. Nach jeder Runde dreht sich ihr Zeiger. Ein Gebäude beginnt in Sektor 0 gleich neben dem Zeiger und wird mit jeder Drehung wertvoller: 2, 3, 4, zuletzt 4 und ein Franc.',
      { at: 'dial:0' },
    ),
    step(
      'Round A has three actions: you, Odile, you. An action is either to build one building or to use one. The buildings marked A can be had now.',
      'Runde A hat drei Aktionen: du, Odile, du. Eine Aktion heißt: ein Gebäude bauen oder eines benutzen. Die Gebäude mit dem A sind jetzt zu haben.',
      { at: 'offer' },
    ),
    step(
      'Nothing is built yet, so build. Choose the Wood Company: it costs 2 clay, and you have 3.',
      'Noch steht nichts, also wird gebaut. Wähle den Holzbetrieb: Er kostet 2 Lehm, und du hast 3.',
      {
        at: 'building:wood-company',
        does: { key: 'act', answer: 'build:wood-company' },
        instead: {
          'building:farmland': words(
            'The Farmland is a fine building, too, but it is Odile’s turn to have it. Yours is the Wood Company.',
            'Auch das Ackerland ist gut, aber diesmal bekommt es Odile. Deins ist der Holzbetrieb.',
          ),
          'building:clay-mound': words(
            'Hold on to that thought: the Clay Mound comes next. The Wood Company first.',
            'Merk dir das: Der Lehmhügel kommt als Nächstes. Zuerst der Holzbetrieb.',
          ),
          'building:grocery-store': words(
            'It would take both your wood. Build what brings wood first: the Wood Company.',
            'Es kostet dein ganzes Holz. Bau zuerst, was Holz bringt: den Holzbetrieb.',
          ),
        },
      },
    ),
    step(
      'Paid: your clay marker went two cells to the left, and the Wood Company lies in sector 0. There it rests until the pointer turns.',
      'Bezahlt: Dein Warenanzeiger Lehm ging zwei Felder nach links, und der Holzbetrieb liegt in Sektor 0. Dort ruht er, bis sich der Zeiger dreht.',
      { at: 'building:wood-company' },
    ),
    step(
      'One action, that is a turn. Until you end it you can undo it. End it.',
      'Eine Aktion, das ist ein Zug. Bis du ihn beendest, könntest du ihn zurücknehmen. Beende ihn.',
      { does: END },
    ),
    step(
      'Odile builds the Farmland for 1 franc, on a dial of her own.',
      'Odile baut das Ackerland für 1 Franc, auf ihrem eigenen Spielplan.',
      { at: 'dial:1', others: [act(ODILE, 'build:farmland'), end(ODILE)] },
    ),
    step(
      'The third action is yours again. Build the Clay Mound for your 3 francs.',
      'Die dritte Aktion ist wieder deine. Bau den Lehmhügel für deine 3 Franc.',
      {
        at: 'building:clay-mound',
        does: { key: 'act', answer: 'build:clay-mound' },
        instead: {
          'building:wood-company': words(
            'It rests in sector 0 and can’t be used before the pointer turns. Build the Clay Mound meanwhile.',
            'Er ruht in Sektor 0 und lässt sich nicht benutzen, ehe sich der Zeiger dreht. Bau inzwischen den Lehmhügel.',
          ),
        },
      },
    ),
    step('Now end your turn, and watch the dials.', 'Beende nun deinen Zug und achte auf die Zeiger.', { does: END }),
    step(
      'The round is over and both pointers have turned: your two buildings have come to sector 2. Whoever uses one now does so twice.',
      'Die Runde ist um, und beide Zeiger haben sich gedreht: Deine zwei Gebäude sind in Sektor 2 gekommen. Wer jetzt eines benutzt, tut es zweimal.',
      { at: 'dial:0' },
    ),
    step(
      'In round B Odile begins. She uses her Farmland: grain goes 2 to the right, wood and clay 1 each. It falls back to sector 0.',
      'In Runde B beginnt Odile. Sie benutzt ihr Ackerland: Getreide geht 2 nach rechts, Holz und Lehm je 1. Danach fällt es auf Sektor 0 zurück.',
      { at: 'warehouse:1', others: [act(ODILE, 'use:farmland'), end(ODILE)] },
    ),
    step(
      'Now you. Use your Clay Mound: 2 clay for the sector and 1 on top.',
      'Jetzt du. Benutze deinen Lehmhügel: 2 Lehm für den Sektor und 1 obendrauf.',
      {
        at: 'building:clay-mound',
        does: { key: 'act', answer: 'use:clay-mound' },
        instead: {
          'building:wood-company': words(
            'It would bring 2 wood now. Let it wait: in the next round it brings 3.',
            'Jetzt brächte er 2 Holz. Lass ihn warten: In der nächsten Runde bringt er 3.',
          ),
          'building:farmland': words(
            'You may use Odile’s buildings, too, for a franc each time. But this one rests in sector 0.',
            'Du darfst auch Odiles Gebäude benutzen, für je einen Franc. Aber dieses ruht in Sektor 0.',
          ),
        },
      },
    ),
    step(
      'Three cells to the right. And as after every use: back to sector 0. Using a building late pays, using it often pays, too; you can’t have both.',
      'Drei Felder nach rechts. Und wie nach jeder Benutzung: zurück in Sektor 0. Spät benutzen lohnt sich, oft benutzen auch; beides zugleich geht nicht.',
      { at: 'building:clay-mound' },
    ),
    step('End your turn.', 'Beende deinen Zug.', {
      does: END,
      instead: {
        'building:wood-company': words(
          'One action a turn. Its time comes in the next round.',
          'Eine Aktion je Zug. Seine Zeit kommt in der nächsten Runde.',
        ),
      },
    }),
    step(
      'Odile builds the Smokehouse, one of the new B buildings. Then the pointers turn: your Wood Company has waited and is worth 3 now, your Clay Mound 2 again.',
      'Odile baut die Räucherei, eines der neuen B-Gebäude. Dann drehen sich die Zeiger: Dein Holzbetrieb hat gewartet und gilt nun 3, dein Lehmhügel wieder 2.',
      { at: 'dial:0', others: [act(ODILE, 'build:smokehouse'), end(ODILE)] },
    ),
    step(
      'Round C begins with you. Now use the Wood Company, three times over.',
      'Runde C beginnt mit dir. Benutze jetzt den Holzbetrieb, gleich dreifach.',
      {
        at: 'building:wood-company',
        does: { key: 'act', answer: 'use:wood-company' },
        instead: {
          'building:clay-mound': words(
            'It would bring 3 clay, but you have 4 already. Wood is what you are short of: you have 2.',
            'Er brächte 3 Lehm, aber davon hast du schon 4. Knapp ist das Holz: Du hast 2.',
          ),
        },
      },
    ),
    step(
      '3 more wood, for waiting one round. End your turn.',
      '3 Holz mehr, weil du eine Runde gewartet hast. Beende deinen Zug.',
      {
        does: END,
      },
    ),
    step(
      'Odile uses your Clay Mound! For that she pays you 1 franc, and the building falls back to sector 0 on your dial. What you build helps others, too.',
      'Odile benutzt deinen Lehmhügel! Dafür zahlt sie dir 1 Franc, und das Gebäude fällt auf deinem Spielplan in Sektor 0 zurück. Was du baust, nützt auch anderen.',
      { at: 'francs:0', others: [act(ODILE, 'use:clay-mound'), end(ODILE)] },
    ),
    step(
      'Do not wait for ever: what has passed the last sector must be sold, for half its value. You may also sell by yourself, in any turn of yours.',
      'Warte nicht ewig: Was den letzten Sektor hinter sich hat, muss verkauft werden, zum halben Wert. Freiwillig verkaufen darfst du auch, in jedem deiner Züge.',
      { at: 'dial:0' },
    ),
    step(
      'Twelve rounds, A to L; each letter brings dearer buildings, and the rounds get longer. You know enough to play: the next action would be yours.',
      'Zwölf Runden, A bis L; jeder Buchstabe bringt teurere Gebäude, und die Runden werden länger. Du weißt genug zum Spielen: Die nächste Aktion wäre deine.',
      { at: 'rounds' },
    ),
  ],
  hints,
};
