import type { Lesson, LessonStep, Seat, Move } from '@quayside/engine';
import { hints } from './hints.ts';
import type { TranslatedText } from './texts/languages.ts';

const [ME, ODILE, BRUNO]: readonly [Seat, Seat, Seat] = [0, 1, 2];

const supply = (seat: Seat): Move => ({ seat, key: 'supply', answer: 'supply' });
const take = (seat: Seat, good: string): Move => ({ seat, key: 'main', answer: `take:${good}` });
const enter = (seat: Seat, card: string): Move => ({ seat, key: 'main', answer: `enter:${card}` });
const feed = (seat: Seat, good: string): Move => ({ seat, key: 'feed', answer: { [good]: 2 } });
const end = (seat: Seat): Move => ({ seat, key: 'end', answer: 'end' });

const words = (en: string, de: string): TranslatedText => ({ en, de });
const step = (en: string, de: string, more: Omit<LessonStep, 'words'> = {}): LessonStep => ({
  words: { en, de },
  ...more,
});
const SUPPLY = { key: 'supply', answer: 'supply' };
const END = { key: 'end', answer: 'end' };

/**
 * The sample first round of the rule book, retold: Red is the person, Green is Odile, Blue is Bruno. The book does not say how
 * the buildings are dealt; these piles let the Marketplace be bought and the Joinery be built when the book does so.
 */
export const lesson: Lesson = {
  seats: 3,
  seat: ME,
  names: ['', 'Odile', 'Bruno'],
  nature: {
    decks: {
      tiles: ['iron-franc', 'wood-fish', 'fish-grain', 'wood-cattle', 'wood-franc', 'fish-clay', 'wood-clay'],
      // prettier-ignore
      standard: [
        'marketplace', 'bakehouse', 'wharf-1', 'brickworks', 'colliery', 'tannery', 'ironworks', 'cokery', 'bank',
        'joinery', 'hardware-store', 'charcoal-kiln', 'smokehouse', 'abattoir', 'clay-mound', 'black-market',
        'local-court', 'wharf-2',
      ],
      special: ['zoo', 'farm'],
    },
  },
  steps: [
    step(
      'Welcome to Le Havre! With Odile and Bruno you build up a harbour town. Whoever owns the most at the end wins: buildings, ships and francs all count.',
      'Willkommen in Le Havre! Mit Odile und Bruno baust du eine Hafenstadt auf. Wer am Ende am meisten besitzt, gewinnt: Gebäude, Schiffe und Franc zählen.',
    ),
    step(
      'This is your quay. Everybody begins with 5 francs and 1 coal; whatever you earn, buy or build comes to lie here.',
      'Das ist dein Kai. Alle beginnen mit 5 Franc und 1 Kohle. Was du verdienst, kaufst oder baust, liegt später hier.',
      { at: 'seat:0' },
    ),
    step(
      'This is the offer. Goods pile up here until a player takes them. Some are here already.',
      'Das ist das Angebot. Hier sammeln sich Waren, bis ein Spieler sie nimmt. Einige liegen schon bereit.',
      { at: 'offers' },
    ),
    step(
      'Every turn begins with the supply action: your ship moves to the next supply tile, and the goods shown go to the offer. The seven tiles are still face down. Reveal the first one.',
      'Jeder Zug beginnt mit dem Nachschub: Dein Schiffstein zieht auf das nächste Nachschubplättchen, und die Waren darauf kommen ins Angebot. Noch liegen alle sieben verdeckt. Decke das erste auf.',
      {
        does: SUPPLY,
        instead: {
          'card:building-firm-1': words(
            'You could indeed buy it before the supply comes in. But 5 francs are soon spent: let us see first what the ship brings.',
            'Kaufen dürftest du tatsächlich schon vor dem Nachschub. Aber 5 Franc sind schnell weg: Sehen wir erst nach, was das Schiff bringt.',
          ),
        },
      },
    ),
    step(
      'Iron and a franc! Both lie on their offers now, and your ship stays on this tile until your next turn.',
      'Eisen und ein Franc! Beides liegt nun bei den Angeboten, und dein Schiff bleibt bis zu deinem nächsten Zug an diesem Plättchen.',
      { at: 'tile:0' },
    ),
    step(
      'Then comes your one main action: either take everything from one offer space, or enter a building with your worker. Take the 3 francs.',
      'Dann kommt deine eine Hauptaktion: Entweder nimmst du alles von einem Angebotsfeld, oder du betrittst mit deinem Personenstein ein Gebäude. Nimm die 3 Franc.',
      {
        at: 'offer:franc',
        does: { key: 'main', answer: 'take:franc' },
        instead: {
          'offer:wood': words(
            'You could build with the 2 wood. But they are left to Odile this time: you will need the francs.',
            'Mit den 2 Holz könntest du bauen. Diesmal bleiben sie für Odile: Du wirst die Franc brauchen.',
          ),
          'offer:fish': words(
            'Fish is food, and food is needed at the end of the round. There is time for that: first the francs.',
            'Fisch ist Nahrung, und die braucht es am Rundenende. Das hat Zeit: zuerst die Franc.',
          ),
          'card:building-firm-1': words(
            'This is where one builds. Without wood or clay there is nothing to build with yet, so: the francs.',
            'Hier wird gebaut. Ohne Holz und Lehm fehlt dir dazu noch alles, also: die Franc.',
          ),
        },
      },
    ),
    step(
      '8 francs! For francs you may buy a building in your turn, before or after the main action: the Marketplace costs 6. We leave it for now.',
      '8 Franc! Für Franc darfst du in deinem Zug Gebäude kaufen, vor oder nach der Hauptaktion: Der Marktplatz kostet 6. Noch lassen wir ihn liegen.',
      { at: 'card:marketplace' },
    ),
    step(
      'That was a whole turn: supply and one main action. Up to here you could undo everything. End your turn.',
      'Das war ein ganzer Zug: Nachschub und eine Hauptaktion. Bis hierher ließe sich alles zurücknehmen. Beende deinen Zug.',
      {
        does: END,
        instead: {
          'card:marketplace': words(
            'That would be allowed. But wait one turn: then you can buy it and use it at once.',
            'Das wäre erlaubt. Warte aber einen Zug: Dann kannst du ihn kaufen und sofort nutzen.',
          ),
        },
      },
    ),
    step(
      'Odile turns the second tile: wood and fish. Then she takes all 3 wood, for she means to build.',
      'Odile dreht das zweite Plättchen um: Holz und Fisch. Dann nimmt sie alle 3 Holz, denn sie will bauen.',
      { at: 'seat:1', others: [supply(ODILE), take(ODILE, 'wood'), end(ODILE)] },
    ),
    step(
      'Bruno’s tile brings fish and grain. He takes the 4 fish: everyone must pay food at the end of the round.',
      'Brunos Plättchen bringt Fisch und Korn. Er nimmt die 4 Fische: Am Rundenende muss jeder Nahrung abgeben.',
      { at: 'seat:2', others: [supply(BRUNO), take(BRUNO, 'fish'), end(BRUNO)] },
    ),
    step(
      'Your turn again. Your ship leaves the first tile and sails on to the fourth. Take the supply action.',
      'Du bist wieder an der Reihe. Dein Schiff verlässt das erste Plättchen und fährt weiter zum vierten. Lege den Nachschub aus.',
      {
        does: SUPPLY,
        instead: {
          'card:marketplace': words(
            'Soon! First let the ship unload: it costs nothing.',
            'Gleich! Lass erst das Schiff entladen: Das kostet nichts.',
          ),
        },
      },
    ),
    step(
      'Wood and cattle came. Now buy the Marketplace for 6 francs. Buying comes on top and does not use up your main action.',
      'Holz und Vieh sind da. Kauf jetzt den Marktplatz für 6 Franc. Ein Kauf kommt obendrauf und verbraucht die Hauptaktion nicht.',
      {
        at: 'card:marketplace',
        does: { key: 'buy', answer: 'marketplace' },
        instead: {
          'offer:wood': words(
            'Taking the wood would be your main action, and you could not enter a building this turn. Buy first.',
            'Das Holz zu nehmen wäre deine Hauptaktion, und du könntest in diesem Zug kein Gebäude mehr betreten. Kauf zuerst.',
          ),
          'card:building-firm-1': words(
            'The Building Firm is for sale, too, for 4 francs. But the Marketplace gives goods at once.',
            'Auch der Bauhandwerksbetrieb ist zu haben, für 4 Franc. Aber der Marktplatz gibt sofort Waren.',
          ),
        },
      },
    ),
    step(
      'It is yours! The main action is still to come: send your worker in. In a building of your own you pay no entry fee.',
      'Er gehört dir! Die Hauptaktion steht noch aus: Setze deinen Personenstein dort ein. Im eigenen Gebäude zahlst du keinen Eintritt.',
      { at: 'card:marketplace', does: { key: 'main', answer: 'enter:marketplace' } },
    ),
    step(
      'The Marketplace gives two different goods of your choice. Take 1 coal, which is energy for later, and 1 grain: whoever has grain harvests more.',
      'Der Marktplatz gibt dir zwei verschiedene Waren nach Wahl. Nimm 1 Kohle, die Energie für später, und 1 Korn, denn wer Korn hat, erntet mehr.',
      { at: 'decision', does: { key: 'choose', answer: { coal: 1, grain: 1 } } },
    ),
    step(
      'It also lets you look at the next two special buildings, which nobody knows yet. Have a look.',
      'Er lässt dich auch die nächsten beiden Sondergebäude ansehen, die noch niemand kennt. Sieh sie dir an.',
      {
        does: { key: 'look', answer: 'look' },
        instead: {
          skip: words(
            'You may leave them alone, but looking is free and only you will know.',
            'Du darfst es lassen, aber Ansehen kostet nichts, und nur du weißt dann Bescheid.',
          ),
        },
      },
    ),
    step(
      'Nobody but you sees these. Put them back in whichever order you like; the town will build the upper one first.',
      'Die sieht außer dir niemand. Leg sie zurück, wie du magst; das obere baut die Stadt zuerst.',
      { at: 'decision', does: { key: 'arrange', answer: ['zoo', 'farm'], accepts: () => true } },
    ),
    step(
      'A purchase, a building used, two goods: a good turn. End it.',
      'Gekauft, genutzt, zwei Waren gewonnen: ein guter Zug. Beende ihn.',
      {
        does: END,
      },
    ),
    step(
      'Odile’s tile brings wood and a franc. Her worker enters the Building Firm, which is free, and for her 3 wood she builds the Joinery from the top of a pile.',
      'Odiles Plättchen bringt Holz und einen Franc. Ihr Personenstein kommt auf den Bauhandwerksbetrieb, der keinen Eintritt kostet, und für 3 Holz baut sie die Schreinerei, die oben auf einem Stapel lag.',
      { at: 'card:joinery', others: [supply(ODILE), enter(ODILE, 'building-firm-1'), end(ODILE)] },
    ),
    step(
      'Bruno’s tile brings fish and clay. He takes the 2 wood: the Joinery turns wood into francs, and he dreams of a ship.',
      'Brunos Plättchen bringt Fisch und Lehm. Er nimmt die 2 Holz: Die Schreinerei macht aus Holz Franc, und er träumt von einem Schiff.',
      { at: 'seat:2', others: [supply(BRUNO), take(BRUNO, 'wood'), end(BRUNO)] },
    ),
    step(
      'The seventh turn is the last of the round, and it is yours. Take the supply action.',
      'Der siebte Zug ist der letzte der Runde, und er gehört dir. Lege den Nachschub aus.',
      { does: SUPPLY },
    ),
    step(
      'Wood and clay! 3 clay lie there now and 1 of everything else. The more, the better: take the clay.',
      'Holz und Lehm! Nun liegen 3 Lehm da und von allem anderen 1. Je mehr, desto besser: Nimm den Lehm.',
      {
        at: 'offer:clay',
        does: { key: 'main', answer: 'take:clay' },
        instead: {
          'offer:fish': words(
            'A fish would be half of the food you need. This time your 2 francs are enough; 3 clay at once are rarer.',
            'Ein Fisch wäre die Hälfte der Nahrung. Diesmal reichen deine 2 Franc; 3 Lehm auf einmal sind seltener.',
          ),
          'card:joinery': words(
            'The Joinery wants wood, and you have none. The clay can be had at once.',
            'Die Schreinerei will Holz, und du hast keins. Den Lehm bekommst du sofort.',
          ),
        },
      },
    ),
    step(
      'Check this before the end of every round: how much food you must pay and whether you have it. Now it is 2 each. A franc counts as 1 food, so your 2 francs are enough.',
      'Darauf achte vor jedem Rundenende: wie viel Nahrung es kostet und ob du sie hast. Jetzt sind es 2 für jeden. Ein Franc zählt wie 1 Nahrung, deine 2 Franc reichen also.',
      { at: 'feeding' },
    ),
    step(
      'If you can’t pay enough food, you must take a loan. You can. End your turn, and with it the round.',
      'Wer nicht genug Nahrung hat, muss einen Schuldschein nehmen. Du schaffst es. Beende deinen Zug und damit die Runde.',
      { does: END },
    ),
    step(
      'Bruno feeds with 2 fish. You have no food, so pay your 2 francs. (Most rounds begin this with a harvest: your grain would grow by 1.)',
      'Bruno zahlt mit 2 Fischen. Du hast keine Nahrung, also zahl deine 2 Franc. (In den meisten Runden gibt es vorher eine Ernte: Dein Korn würde um 1 wachsen.)',
      { at: 'decision', others: [feed(BRUNO, 'fish')], does: { key: 'feed', answer: { franc: 2 } } },
    ),
    step(
      'Odile pays 2 francs, too. The round card is turned over, and on its back is a ship: the first one that can be had. Ships provide food in every round.',
      'Auch Odile zahlt 2 Franc. Die Rundenkarte wird umgedreht, und auf ihrer Rückseite ist ein Schiff: das erste, das zu haben ist. Schiffe bringen in jeder Runde Nahrung.',
      { at: 'ships', others: [feed(ODILE, 'franc')] },
    ),
    step(
      'Round 2 begins with Odile, whose ship comes round to the first tile. The tiles stay open: from now on everybody knows what comes when.',
      'Runde 2 beginnt mit Odile, deren Schiff wieder zum ersten Plättchen kommt. Die Plättchen bleiben offen: Von nun an wissen alle, was wann kommt.',
      { at: 'tile:0', others: [supply(ODILE)] },
    ),
    step(
      'That is all of a turn: supply, one main action, and buying whenever you like. The rest is written on the buildings: they smoke fish, bake bread, fire bricks and launch ships.',
      'Mehr ist es nicht: Nachschub, eine Hauptaktion und kaufen, wann du magst. Alles andere steht auf den Gebäuden: Sie räuchern Fisch, backen Brot, brennen Ziegel und bauen Schiffe.',
      { at: 'town' },
    ),
  ],
  hints,
};
