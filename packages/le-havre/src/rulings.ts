import { ruling, type Ruling } from '@quayside/engine';

/** RULINGS.md in both languages; a test compares the English words with that table. */
export const rulings: readonly Ruling[] = [
  ruling(
    'LH-1',
    [
      'Is the Hardware Store a craft building?',
      'No: economic, as on the card; only so the type totals of the English book add up.',
    ],
    [
      'Ist der Baumarkt ein Handwerksgebäude?',
      'Nein: Wirtschaft, wie auf der Karte; nur so gehen die Summen der Typen im englischen Heft auf.',
    ],
  ),
  ruling(
    'LH-2',
    ['What does the Ironworks cost?', '3 wood and 2 brick (card, German book), not 1 wood and 2 brick.'],
    ['Was kostet die Eisenhütte?', '3 Holz und 2 Ziegel (Karte, deutsches Heft), nicht 1 Holz und 2 Ziegel.'],
  ),
  ruling(
    'LH-3',
    [
      'What does the Arts Center cost?',
      '1 wood and 2 clay. The sources disagree: both books print 1 wood and 1 clay, the pictures of the card show 2 clay. The card counts, as everywhere; if your card shows 1 clay, it costs one more here.',
    ],
    [
      'Was kostet das Kulturzentrum?',
      '1 Holz und 2 Lehm. Die Quellen widersprechen sich: Beide Hefte drucken 1 Holz und 1 Lehm, die Abbildungen der Karte zeigen 2 Lehm. Wie überall gilt die Karte; zeigt deine Karte 1 Lehm, kostet es hier einen mehr.',
    ],
  ),
  ruling(
    'LH-4',
    [
      'How much does the Coal Trader sell?',
      'At most 1 charcoal and 5 coal (card, German book); food is paid in one lump, francs allowed.',
    ],
    [
      'Wie viel verkauft die Kohlenhandlung?',
      'Höchstens 1 Holzkohle und 5 Kohle (Karte, deutsches Heft); die Nahrung wird auf einmal bezahlt, Franc sind erlaubt.',
    ],
  ),
  ruling(
    'LH-5',
    [
      'What does the Smelter give?',
      '1 coal, 1 coke and 1 iron (card, both entries); a help page names charcoal instead of iron.',
    ],
    [
      'Was gibt das Hüttenwerk?',
      '1 Kohle, 1 Koks und 1 Eisen (Karte, beide Einträge); eine Hilfeseite nennt Holzkohle statt Eisen.',
    ],
  ),
  ruling(
    'LH-6',
    [
      'Which standard cards are no buildings?',
      "Marketplace, Clay Mound, Black Market and, missing in the books' list, the Bridge over the Seine.",
    ],
    [
      'Welche Standardkarten sind keine Gebäude?',
      'Marktplatz, Lehmhügel, Schwarzmarkt und, in der Liste der Hefte vergessen, die Seine-Brücke.',
    ],
  ),
  ruling(
    'LH-7',
    ['Do hammers and fishermen help on the Town Square?', 'No: it counts craft buildings only (card).'],
    ['Helfen Hacken und Angeln auf dem Rathausplatz?', 'Nein: Er zählt nur Handwerksgebäude (Karte).'],
  ),
  ruling(
    'LH-8',
    [
      'Which cards are used with how many players?',
      'As in `src/tables/availability.ts`; pile sizes and starting buildings are printed on the overview cards.',
    ],
    [
      'Welche Karten sind bei wie vielen Spielern dabei?',
      'Wie in `src/tables/availability.ts`; Stapelgrößen und Startgebäude stehen auf den Übersichtskarten.',
    ],
  ),
  ruling(
    'LH-9',
    ['In which order does a round end?', "Harvest, feeding, the town's building, the new ship, as in the books."],
    [
      'In welcher Reihenfolge endet eine Runde?',
      'Ernte, Ernährung, das Gebäude der Stadt, das neue Schiff, wie in den Heften.',
    ],
  ),
  ruling(
    'LH-10',
    ['The town should build, but no proposal is left?', 'Nothing happens.'],
    ['Die Stadt soll bauen, aber kein Gebäude liegt aus?', 'Es geschieht nichts.'],
  ),
  ruling(
    'LH-11',
    [
      'Is the Marketplace capped in solo games?',
      'At most 4 goods in the short solo game (German book); in the full solo game on wish (option).',
    ],
    [
      'Ist der Marktplatz im Solospiel begrenzt?',
      'Höchstens 4 Waren im kurzen Solospiel (deutsches Heft); im langen auf Wunsch (Option).',
    ],
  ),
  ruling(
    'LH-12',
    [
      'Which special cards stay out of a solo game?',
      'Those of no use without opponents: Harbor Watch and Zoo (German book). An option keeps them in.',
    ],
    [
      'Welche Sonderkarten bleiben im Solospiel draußen?',
      'Die ohne Mitspieler nutzlosen: Hafenwache und Zoo (deutsches Heft). Eine Option lässt sie im Spiel.',
    ],
  ),
  ruling(
    'LH-13',
    [
      'When may one sell outside the own turn?',
      "Between the actions of others: before the supply, between supply and main action, after it, while interest is paid and while all feed; never in the middle of an action, so not between the two builds of the Construction Firm either. Both books forbid only the action of another player; the German short rules forbid the whole turn, and we follow the books. They do not say whether interest and feeding are actions: we count them as none. With the expert rule (German book) only who can't pay what is asked for, until it can be paid. In the own turn one sells as much as one likes, with the expert rule too, and also while others pay interest.",
    ],
    [
      'Wann darf man außerhalb des eigenen Spielzuges verkaufen?',
      'Zwischen den Aktionen der anderen: vor dem Nachschub, zwischen Nachschub und Hauptaktion, danach, während Zinsen gezahlt werden und während alle ernähren; nie mitten in einer Aktion, also auch nicht zwischen den beiden Bauten des Bauunternehmens. Beide Hefte verbieten nur die Aktion eines Mitspielers, die deutschen Kurzspielregeln dessen ganzen Spielzug; wir folgen den Heften. Ob Zinsen und Ernährung Aktionen sind, sagen sie nicht: Wir zählen sie nicht dazu. Mit der Expertenregel (deutsches Heft) verkauft nur, wer nicht zahlen kann, was verlangt wird, bis es bezahlbar ist. Im eigenen Spielzug verkauft man so viel, wie man möchte, auch mit der Expertenregel und auch, während andere Zinsen zahlen.',
    ],
  ),
  ruling(
    'LH-14',
    [
      'When may one repay a loan?',
      'At any time, also outside the own turn and right before the interest; the expert rule on sales does not touch it. Only in the middle of an own action one waits until it is done.',
    ],
    [
      'Wann darf man einen Schuldschein zurückzahlen?',
      'Jederzeit, auch außerhalb des eigenen Zuges und unmittelbar vor den Zinsen; die Expertenregel zu Verkäufen gilt dafür nicht. Nur mitten in einer eigenen Aktion wartet man, bis sie beendet ist.',
    ],
  ),
  ruling(
    'LH-15',
    [
      'What about buying back?',
      "A building that the player in turn sells can't be bought back in that turn. It binds the seller; to others it is for sale. Ships are free of it: the books speak of buildings. The Luxury Yacht is both in the books, an iron ship by its text and a special building by its kind of card; for buying and selling it is a building here, so it can't be bought back either.",
    ],
    [
      'Und zurückkaufen?',
      'Ein Gebäude, das ein Spieler in seinem Zug verkauft, kann er in diesem Zug nicht zurückkaufen. Das gilt nur für ihn; andere können es kaufen. Für Schiffe gilt es nicht: Die Hefte sprechen von Gebäuden. Die Luxusjacht ist in den Heften beides, ihrem Text nach ein Eisenschiff, ihrer Karte nach ein Sondergebäude; beim Kaufen und Verkaufen gilt sie hier als Gebäude, lässt sich also auch nicht zurückkaufen.',
    ],
  ),
  ruling(
    'LH-16',
    [
      'When is a loan taken?',
      "When feeding or paying interest, and only if food and francs (for interest: francs) do not cover what is due. Then all of them go first, and the smallest number of loans covers the rest; what is left of the last loan is kept. Selling instead is the player's choice.",
    ],
    [
      'Wann nimmt man einen Schuldschein?',
      'Beim Ernähren oder Zinszahlen, und nur, wenn Nahrung und Franc (für Zinsen: Franc) nicht reichen. Dann gehen zuerst alle davon weg, und die kleinste Zahl von Schuldscheinen deckt den Rest; was vom letzten übrig bleibt, behält man. Stattdessen zu verkaufen steht jedem frei.',
    ],
  ),
  ruling(
    'LH-17',
    [
      'What do dear loans cost?',
      'With the expert rule a second franc of interest for those who have at least as many loans as there are players; not in solo games. Without it interest is always 1 franc.',
    ],
    [
      'Was kosten teure Schuldscheine?',
      'Mit der Expertenregel einen zweiten Franc Zinsen für alle, die mindestens so viele Schuldscheine haben, wie es Spieler gibt; nicht im Solospiel. Ohne sie betragen die Zinsen immer 1 Franc.',
    ],
  ),
  ruling(
    'LH-18',
    [
      'Who is asked about interest, and who when feeding?',
      "Who can't pay, who has more than one way to pay, and who could first sell something or repay a loan. Everybody else has nothing to decide and pays at once.",
    ],
    [
      'Wer wird nach Zinsen gefragt, wer beim Ernähren?',
      'Wer nicht zahlen kann, wer auf mehr als eine Art zahlen kann und wer vorher etwas verkaufen oder einen Schuldschein zurückzahlen könnte. Alle anderen haben nichts zu entscheiden und zahlen sofort.',
    ],
  ),
  ruling(
    'LH-19',
    [
      'Must the worker move?',
      'Yes, to another building. One that was sent home by a purchase, a sale or the Harbor Watch may enter any building, also the same; only in the final stage it may not (LH-21).',
    ],
    [
      'Muss der Personenstein versetzt werden?',
      'Ja, auf ein anderes Gebäude. Wer durch Kauf, Verkauf oder Hafenwache heimgeschickt wurde, darf jedes Gebäude betreten, auch dasselbe; nur in der Schlussphase nicht (LH-21).',
    ],
  ),
  ruling(
    'LH-20',
    ['Who starts?', 'Seat 0. The starting player never changes: the next seat simply continues into the next round.'],
    [
      'Wer beginnt?',
      'Platz 0. Der Startspieler wechselt nie: In der neuen Runde ist einfach der nächste Spieler an der Reihe.',
    ],
  ),
  ruling(
    'LH-21',
    [
      'What holds in the final stage?',
      "The starting player begins; each has exactly one main action. No supply, no interest, no purchases; selling and repaying are allowed. Occupied buildings may be entered, but not the one on which one's own worker lay last, even if it was sent home since: so nobody sells a building and enters it again. The German book (2016) and the short rules say it like this; the English book forbids only the building that the worker is already on. Who moves on from the Harbor Watch lay last in the Harbor Watch.",
    ],
    [
      'Was gilt in der Schlussphase?',
      'Der Startspieler beginnt; alle haben genau eine Hauptaktion. Kein Nachschub, keine Zinsen, keine Käufe; verkaufen und zurückzahlen ist erlaubt. Besetzte Gebäude dürfen betreten werden, nur nicht das, auf dem der eigene Personenstein zuletzt lag, auch wenn er inzwischen heimgeschickt wurde: Niemand verkauft also ein Gebäude und betritt es gleich wieder. So steht es im deutschen Heft (2016) und in den Kurzspielregeln; das englische Heft verbietet nur das Gebäude, auf dem der Personenstein gerade liegt. Wer aus der Hafenwache weiterzieht, lag zuletzt in der Hafenwache.',
    ],
  ),
  ruling(
    'LH-22',
    ['Nothing at all is possible in the final stage?', 'Then, and only then, one passes.'],
    ['In der Schlussphase ist gar nichts möglich?', 'Dann, und nur dann, passt man.'],
  ),
  ruling(
    'LH-23',
    ['The Black Market lies on top after the deal?', 'All cards are dealt again, until it does not.'],
    [
      'Der Schwarzmarkt liegt nach dem Austeilen obenauf?',
      'Alle Karten werden neu ausgeteilt, bis er es nicht mehr tut.',
    ],
  ),
  ruling(
    'LH-24',
    [
      'In which order do players feed?',
      'All at once, in any order. Sales meanwhile take effect in the order in which they are made: a ship sold before one has paid no longer feeds, one sold afterwards has. Who needs nothing has been fed from the beginning.',
    ],
    [
      'In welcher Reihenfolge wird ernährt?',
      'Alle gleichzeitig, in beliebiger Reihenfolge. Verkäufe dabei gelten in der Reihenfolge, in der sie geschehen: Ein Schiff, das vor dem Bezahlen verkauft wird, ernährt nicht mehr, danach verkauft hat es ernährt. Wer nichts braucht, gilt von Anfang an als ernährt.',
    ],
  ),
  ruling(
    'LH-25',
    [
      'Where do steel and brick stand in?',
      'Steel for iron and brick for clay in any cost: buildings, ships, and the trades of Kiln and Steelworks. Never as the input of an upgrade that merely turns a token over.',
    ],
    [
      'Wo springen Stahl und Ziegel ein?',
      'Stahl für Eisen und Ziegel für Lehm in allen Kosten: Gebäude, Schiffe und die Geschäfte von Lehmbrennerei und Stahlhütte. Nie als Einsatz einer Umwandlung, die eine Marke nur umdreht.',
    ],
  ),
  ruling(
    'LH-26',
    [
      'May one overpay?',
      'Only as far as there is no change: no token may be part of a payment that covers its cost without it. One token never pays for two things.',
    ],
    [
      'Darf man überzahlen?',
      'Nur soweit es kein Wechselgeld gibt: Keine Marke darf Teil einer Zahlung sein, die ihre Kosten auch ohne sie deckt. Eine Marke bezahlt nie zwei Dinge.',
    ],
  ),
  ruling(
    'LH-27',
    [
      'Food or franc, with a slash?',
      'One of the two: the francs of the slash, or the food (where francs count 1:1 again, which then never pays).',
    ],
    [
      'Nahrung oder Franc, mit Schrägstrich?',
      'Eines von beiden: die Franc hinter dem Schrägstrich oder die Nahrung (bei der Franc wieder 1:1 zählen, was sich dann nie lohnt).',
    ],
  ),
  ruling(
    'LH-28',
    [
      'What may happen between the two builds of the Construction Firm?',
      'Purchases, sales and repayments of the builder, also of the Construction Firm itself: the worker goes home and the second build still happens. The second build is optional.',
    ],
    [
      'Was darf zwischen den beiden Bauten des Bauunternehmens geschehen?',
      'Käufe, Verkäufe und Rückzahlungen des bauenden Spielers, auch der Verkauf des Bauunternehmens selbst: Der Personenstein geht heim, und der zweite Bau findet trotzdem statt. Der zweite Bau ist freiwillig.',
    ],
  ),
  ruling(
    'LH-29',
    [
      'The look at the special cards',
      'Is optional and comes after the goods. With a single card left one may look at it.',
    ],
    [
      'Der Blick auf die Sonderkarten',
      'Ist freiwillig und kommt nach den Waren. Ist nur noch eine Karte da, darf man sie ansehen.',
    ],
  ),
  ruling(
    'LH-30',
    [
      'When can a building be entered?',
      'When its fee can be paid and its function be carried out, in its smallest form, with what is left; through the Harbor Watch also the franc, the fee and the function of the building behind it.',
    ],
    [
      'Wann kann ein Gebäude betreten werden?',
      'Wenn sein Eintritt bezahlt und seine Funktion in ihrer kleinsten Form mit dem Rest ausgeführt werden kann; über die Hafenwache auch der Franc, der Eintritt und die Funktion des Gebäudes dahinter.',
    ],
  ),
  ruling(
    'LH-31',
    [
      'What if the function would give nothing?',
      "Then it can't be carried out: no guests at the Arts Center, no empty offer at the Black Market, no loan at the court, no craft building at the Town Square, fewer than three animals at the Zoo, no goods for the Haulage Firm, no symbols at the Labor Exchange.",
    ],
    [
      'Was, wenn die Funktion nichts brächte?',
      'Dann kann sie nicht ausgeführt werden: keine Gäste im Kulturzentrum, kein leeres Angebot auf dem Schwarzmarkt, kein Schuldschein beim Amtsgericht, kein Handwerksgebäude auf dem Rathausplatz, weniger als drei Tiere im Zoo, keine Waren für die Spedition, keine Hacke und keine Angel beim Arbeitsamt.',
    ],
  ),
  ruling(
    'LH-32',
    [
      'May one choose fewer goods than allowed (Marketplace, Town Square)?',
      'Of those for craft buildings, yes: one may take one more for each. The two goods of the Marketplace are taken in any case, and at least one at the Town Square, where nothing would be no action.',
    ],
    [
      'Darf man weniger Waren wählen als erlaubt (Marktplatz, Rathausplatz)?',
      'Von denen für Handwerksgebäude ja: Für jedes darf man eine weitere nehmen. Die beiden Waren des Marktplatzes nimmt man auf jeden Fall und auf dem Rathausplatz mindestens eine, denn nichts wäre keine Aktion.',
    ],
  ),
  ruling(
    'LH-33',
    ['How much can a harvest bring?', 'One grain and one cattle; with the Feedlot two cattle for a herd of 2 to 6.'],
    ['Wie viel kann eine Ernte bringen?', '1 Korn und 1 Vieh; mit dem Mastbetrieb 2 Vieh, wenn man 2 bis 6 hat.'],
  ),
  ruling(
    'LH-34',
    [
      'What must be shipped?',
      "At least one good. The energy of all ships that sail is paid at once; a good paid as energy can't be shipped.",
    ],
    [
      'Was muss verschifft werden?',
      'Mindestens eine Ware. Die Energie aller Schiffe, die auslaufen, wird auf einmal bezahlt; eine als Energie bezahlte Ware kann nicht verschifft werden.',
    ],
  ),
  ruling(
    'LH-35',
    [
      'When can the Football Stadium be had?',
      'It is for sale from the moment it is revealed. It takes the first empty proposal space, at once if there is one, and can then also be built (and counts as number 31 when the town builds). Any other empty space stays empty.',
    ],
    [
      'Wann ist das Fußballstadion zu haben?',
      'Sobald es aufgedeckt ist, steht es zum Verkauf. Es nimmt das erste leere Bauvorhaben ein, sofort, wenn es eines gibt, und kann dann auch gebaut werden (und zählt als Nummer 31, wenn die Stadt baut). Jedes andere leere Bauvorhaben bleibt leer.',
    ],
  ),
  ruling(
    'LH-36',
    [
      "What does the Masons' Guild save?",
      "One clay or one brick of each building built with clay or brick, together with the Sawmill's wood; a building may become free. Ships are not buildings.",
    ],
    [
      'Was spart die Maurerinnung?',
      'Einen Lehm oder einen Ziegel bei jedem Gebäude, das mit Lehm oder Ziegel gebaut wird, zusammen mit dem Holz des Sägewerks; ein Gebäude kann so kostenlos werden. Schiffe sind keine Gebäude.',
    ],
  ),
  ruling(
    'LH-37',
    [
      'What does the Wind Farm save?',
      '3 energy of all the energy that one main action takes, after rounding; nothing is paid out.',
    ],
    [
      'Was spart der Windmühlenpark?',
      '3 Energie von aller Energie, die eine Hauptaktion braucht, nach dem Runden; ausgezahlt wird nichts.',
    ],
  ),
  ruling(
    'LH-38',
    [
      'How does one get the Luxury Yacht?',
      'For 20 francs, or at any wharf, modernised or not, for an iron ship, as the main action, with nothing to pay but the fee. The iron ship leaves the game. The yacht counts as a ship, but neither feeds nor ships.',
    ],
    [
      'Wie bekommt man die Luxusjacht?',
      'Für 20 Franc, oder in jeder Werft, modernisiert oder nicht, gegen ein Eisenschiff, als Hauptaktion und ohne weitere Kosten als den Eintritt. Das Eisenschiff verlässt das Spiel. Die Jacht zählt als Schiff, ernährt und verschifft aber nicht.',
    ],
  ),
  ruling(
    'LH-39',
    [
      'Where do sold ships go?',
      'On top of their pile; the Luxury Yacht, which is a building in this respect (LH-15), back to the town.',
    ],
    [
      'Wohin kommen verkaufte Schiffe?',
      'Oben auf ihren Stapel; die Luxusjacht, die hierbei als Gebäude gilt (LH-15), zurück in die Stadt.',
    ],
  ),
  ruling(
    'LH-40',
    [
      'What can the Harbor Watch do?',
      "Drive out any other player whose worker stands in a building with a function, also in an own building of the visitor (then without a second fee). The franc goes to that player, the fee to the building's owner. A guest who is sent home is no guest any more. It does not lead back into the Harbor Watch.",
    ],
    [
      'Was kann die Hafenwache?',
      'Einen beliebigen Mitspieler vertreiben, dessen Personenstein auf einem Gebäude mit Funktion liegt, auch auf einem Gebäude, das dem Besucher selbst gehört (dann ohne zweiten Eintritt). Der Franc geht an den vertriebenen Spieler, der Eintritt an den Eigentümer des Gebäudes. Wer heimgeschickt wurde, ist kein Gast mehr. Sie führt nicht in die Hafenwache zurück.',
    ],
  ),
  ruling(
    'LH-41',
    ['Where is half a franc paid for each bread?', 'At the Bakehouse; a hint page of the English book says Bakery.'],
    [
      'Wo gibt es einen halben Franc je Brot?',
      'Im Backhaus; eine Hinweisseite des englischen Heftes nennt die Bäckerei.',
    ],
  ),
  ruling(
    'LH-42',
    [
      'May one buy in the final stage?',
      'No (both books and the ships of the last rounds), although a hint page suggests it.',
    ],
    [
      'Darf man in der Schlussphase kaufen?',
      'Nein (beide Hefte und die Schiffe der letzten Runden), obwohl eine Hinweisseite es nahelegt.',
    ],
  ),
  ruling(
    'LH-43',
    [
      'What are the windows for asides?',
      'Before the supply, while interest is paid, before and after the main action, and between the builds of the Construction Firm. Not in the middle of a payment. Who owes interest in the own turn buys only with what the interest leaves, because nobody takes a loan to buy something. Who has nothing to buy, sell or repay brings in the supply at once.',
    ],
    [
      'Wann sind Zusatzaktionen möglich?',
      'Vor dem Nachschub, während Zinsen gezahlt werden, vor und nach der Hauptaktion und zwischen den Bauten des Bauunternehmens. Nicht mitten in einer Zahlung. Wer im eigenen Spielzug Zinsen schuldet, kauft nur mit dem, was die Zinsen übrig lassen, denn niemand nimmt einen Schuldschein, um etwas zu kaufen. Wer nichts zu kaufen, zu verkaufen oder zurückzuzahlen hat, holt den Nachschub sofort.',
    ],
  ),
  ruling(
    'LH-44',
    [
      'Where does the brick of a modernised wharf go?',
      'It stays on the wharf for good; it no longer counts among the goods in play.',
    ],
    [
      'Wohin kommt der Ziegel einer modernisierten Werft?',
      'Er bleibt für immer auf der Werft und zählt nicht mehr zu den Waren im Spiel.',
    ],
  ),
  ruling(
    'LH-45',
    ['Business Office: one after the other?', 'Both bargains are chosen and paid together, each at most once.'],
    ['Kontor: nacheinander?', 'Beide Geschäfte werden zusammen gewählt und bezahlt, jedes höchstens einmal.'],
  ),
  ruling(
    'LH-46',
    ['Bridge over the Seine: what is a sale?', 'Upgraded goods one by one, standard goods in packs of exactly three.'],
    ['Seine-Brücke: Was ist ein Verkauf?', 'Veredelte Waren einzeln, Standardwaren in Päckchen zu genau drei.'],
  ),
  ruling(
    'LH-47',
    ['Selling a building in which somebody stands?', 'Is allowed; the worker goes home.'],
    ['Ein Gebäude verkaufen, auf dem ein Personenstein liegt?', 'Ist erlaubt; der Personenstein geht heim.'],
  ),
  ruling(
    'LH-48',
    [
      'The last fee brings somebody a fifth franc?',
      'A loan may be repaid at any time, so the match waits: before it ends, all who can repay a loan now, or after a sale that costs less than the loan would, are asked once more. Who has ended the last turn has had time for it. The books say that the match ends right after the last action and that a loan can be repaid at any time; we let the second come first.',
    ],
    [
      'Der letzte Eintritt bringt einem Spieler den fünften Franc?',
      'Ein Schuldschein darf jederzeit zurückgezahlt werden, also wartet die Partie: Bevor sie endet, werden alle noch einmal gefragt, die jetzt einen zurückzahlen können oder nach einem Verkauf, der weniger kostet als der Schuldschein. Wer den letzten Zug beendet hat, hatte Zeit dafür. Laut den Heften endet das Spiel gleich nach der letzten Schlussaktion, und ein Schuldschein kann jederzeit zurückgezahlt werden; bei uns kommt das Zweite zuerst.',
    ],
  ),
];
