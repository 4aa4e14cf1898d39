import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scenarios,
  scores,
  see,
  told,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { inTown, lens, owns, sails, stands, table } from './table.ts';

const three = { seats: 3 };
/** The final stage of a game for three: eighteen rounds of seven turns are over. */
const FINAL = 7 * 18;
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const end = (seat = 0) => answer(seat, 'end', 'end');
const closed = (card: string, why: string) => refuses(0, 'main', `enter:${card}`, why);

/** The public buildings, those that are none, and the ship among the special cards. */
export default scenarios(leHavre, lens, {
  'the labor exchange is closed to those without fisherman and hammer': {
    rule: ['Labor Exchange', 'LH-31'],
    cards: ['labor-exchange'],
    setup: three,
    position: table({ own: [['bakehouse'], ['joinery']], town: ['labor-exchange'] }),
    play: [closed('labor-exchange', 'why.enter.use')],
  },
  'the labor exchange counts the fisherman of the yacht and its own': {
    rule: 'Labor Exchange',
    cards: ['labor-exchange', 'luxury-yacht', 'guildhouse', 'business-park'],
    setup: three,
    position: table({ own: [['labor-exchange', 'luxury-yacht', 'guildhouse', 'business-park']] }),
    play: [enter('labor-exchange'), changed(0, { fish: 3, coal: 2 })],
  },
  'the iron mine and coal seam has a hammer, the fishpond a fisherman; neither is of any type': {
    rule: ['Iron Mine and Coal Seam', 'Fishpond and Wood', 'Bank', 'Town Hall'],
    cards: ['iron-mine-and-coal-seam', 'fishpond-and-wood'],
    setup: three,
    position: table({
      own: [['iron-mine-and-coal-seam', 'fishpond-and-wood', 'bank', 'town-hall']],
      town: ['labor-exchange'],
    }),
    // Six, four, sixteen and six; the bank counts itself, and so does the town hall.
    play: [scores(0, { buildings: 32, bonus: 6 }, 38), enter('labor-exchange'), changed(0, { fish: 1, coal: 1 })],
  },
  'the business park counts industrial buildings, of which it is none': {
    rule: 'Business Park',
    cards: ['business-park', 'leather-industry', 'steelworks', 'dock', 'masons-guild'],
    setup: three,
    position: table({
      own: [['business-park', 'leather-industry', 'steelworks', 'dock', 'masons-guild'], ['smelter']],
    }),
    // Ten, eight, eight, ten and eight; three of them are industrial. No ship for the dock.
    play: [scores(0, { buildings: 44, bonus: 6 }, 50)],
  },
  'the harbor watch costs a franc that food can’t replace': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({ has: [{ fish: 9 }], town: ['harbor-watch', 'fishery'], at: [null, 'fishery'] }),
    play: [closed('harbor-watch', 'why.enter.use')],
  },
  'the harbor watch passes by those whose fee can’t be paid': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({
      has: [{ franc: 1, fish: 1 }],
      town: ['harbor-watch', 'fishery', 'colliery'],
      at: [null, 'colliery', 'fishery'],
    }),
    // The only target left is the fishery, where nothing is to be paid.
    play: [
      enter('harbor-watch'),
      told('drive', { toSeat: 2, card: 'fishery', goods: { franc: 1 } }),
      changed(0, { franc: -1, fish: 2 }),
      stands(1, 'colliery'),
      stands(2, null),
    ],
  },
  'who owns the watch and is driven out gets fee and franc': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch'],
    setup: three,
    position: table({
      has: [{ franc: 4 }],
      own: [[], ['harbor-watch', 'colliery']],
      at: [null, 'colliery'],
    }),
    play: [enter('harbor-watch'), changed(1, { franc: 4 }), changed(0, { franc: -4, coal: 3 }), stands(0, 'colliery')],
  },
  'the watch is free again as soon as its visitor has moved on': {
    rule: ['Harbor Watch', 'LH-19'],
    cards: ['harbor-watch', 'fishery'],
    setup: three,
    position: table({ has: [{ franc: 2 }, { franc: 1 }], town: ['harbor-watch', 'fishery'], at: [null, 'fishery'] }),
    play: [
      enter('harbor-watch'),
      stands(1, null),
      end(),
      // Driven out, richer by a franc, and back again the same way.
      enter('harbor-watch', 1),
      stands(0, null),
      stands(1, 'fishery'),
      changed(0, { franc: -1, fish: 3 }),
      changed(1, { franc: -1, fish: 3 }),
    ],
  },
  'nobody is driven out of a building that one could not use': {
    rule: ['Harbor Watch', 'LH-30'],
    cards: ['harbor-watch', 'building-firm-1'],
    setup: three,
    position: table({
      has: [{ franc: 9 }],
      town: ['harbor-watch'],
      at: [null, 'building-firm-1'],
      plans: [['joinery']],
    }),
    play: [closed('harbor-watch', 'why.enter.use')],
  },
  'workers at home can’t be sent home': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch', 'fishery'],
    setup: three,
    position: table({ has: [{ franc: 9 }], own: [['harbor-watch']], town: ['fishery'], at: ['fishery'] }),
    play: [closed('harbor-watch', 'why.enter.use')],
  },
  'the watch’s fee may not eat the animals that the zoo behind it counts': {
    rule: ['Harbor Watch', 'Zoo', 'LH-31'],
    cards: ['harbor-watch', 'zoo'],
    setup: three,
    // Two francs for the worker and the zoo, and a fish of three for the watch: two animals are too few.
    position: table({ has: [{ franc: 2, fish: 3 }], town: ['harbor-watch', 'zoo'], at: [null, 'zoo'] }),
    play: [closed('harbor-watch', 'why.enter.both')],
  },
  'the watch’s fee leaves three animals for the zoo behind it': {
    rule: ['Harbor Watch', 'Zoo', 'LH-31'],
    cards: ['harbor-watch', 'zoo'],
    setup: three,
    position: table({ has: [{ franc: 3, fish: 3 }], town: ['harbor-watch', 'zoo'], at: [null, 'zoo'] }),
    // The third franc is the fee, and the zoo gives one back.
    play: [enter('harbor-watch'), stands(0, 'zoo'), changed(0, { franc: -2 })],
  },
  'in the final stage the watch drives one of two workers out of the same building': {
    rule: ['Harbor Watch', 'LH-21'],
    cards: ['harbor-watch', 'fishery'],
    setup: three,
    position: table({
      turn: FINAL,
      ask: 'turn',
      has: [{ franc: 2 }],
      town: ['harbor-watch', 'fishery'],
      at: [null, 'fishery', 'fishery'],
    }),
    play: [
      enter('harbor-watch'),
      offersOnly(0, 'drive', ['1:fishery', '2:fishery']),
      answer(0, 'drive', '2:fishery'),
      changed(2, { franc: 1 }),
      changed(0, { franc: -2, fish: 3 }),
      stands(1, 'fishery'),
      stands(0, 'fishery'),
    ],
  },
  'the zoo counts fish and cattle together, and the last franc may be the fee': {
    rule: 'Zoo',
    cards: ['zoo'],
    setup: three,
    position: table({ has: [{ fish: 2, cattle: 3, meat: 9, smoked_fish: 9, franc: 1 }], own: [[], ['zoo']] }),
    // Five animals: one and two thirds.
    play: [enter('zoo'), changed(0, {}), changed(1, { franc: 1 })],
  },
  'six animals of one kind earn two francs': {
    rule: 'Zoo',
    cards: ['zoo'],
    setup: three,
    position: table({ has: [{ fish: 6 }], own: [['zoo']] }),
    play: [enter('zoo'), changed(0, { franc: 2 })],
  },
  'the town square gives one of each, and only as many as there are craft buildings': {
    rule: 'Town Square',
    cards: ['town-square', 'masons-guild', 'kiln'],
    setup: three,
    position: table({ has: [{ franc: 1 }], own: [['masons-guild', 'kiln', 'hardware-store']], town: ['town-square'] }),
    play: [
      enter('town-square'),
      refuses(0, 'choose', { coke: 2 }),
      refuses(0, 'choose', { steel: 1, coke: 1 }),
      refuses(0, 'choose', { coal: 1, coke: 1 }),
      refuses(0, 'choose', { coke: 1, leather: 1, bread: 1 }),
      answer(0, 'choose', { coke: 1, leather: 1 }),
      changed(0, { franc: -1, coke: 1, leather: 1 }),
    ],
  },
  'eight craft buildings still mean seven goods at the town square: there are no more without steel': {
    rule: 'Town Square',
    cards: ['town-square'],
    setup: three,
    position: table({
      has: [{ franc: 1 }],
      own: [['masons-guild', 'kiln', 'furriery', 'hunting-lodge', 'plant-nursery', 'bakehouse', 'joinery', 'fishery']],
      town: ['town-square'],
    }),
    play: [
      enter('town-square'),
      refuses(0, 'choose', { smoked_fish: 1, charcoal: 1, brick: 1, bread: 1, meat: 1, coke: 1, leather: 1, steel: 1 }),
      answer(0, 'choose', { smoked_fish: 1, charcoal: 1, brick: 1, bread: 1, meat: 1, coke: 1, leather: 1 }),
      changed(0, { franc: -1, smoked_fish: 1, charcoal: 1, brick: 1, bread: 1, meat: 1, coke: 1, leather: 1 }),
    ],
  },
  'the wind farm of another saves nothing': {
    rule: ['Wind Farm', 'LH-37'],
    cards: ['wind-farm', 'kiln'],
    setup: three,
    position: table({ has: [{ clay: 1 }], own: [['kiln'], ['wind-farm']] }),
    play: [closed('kiln', 'why.enter.use')],
  },
  'a wind farm bought in the same turn saves energy at once': {
    rule: ['Wind Farm', 'LH-37', 'Buying'],
    cards: ['wind-farm', 'kiln'],
    setup: three,
    position: table({ has: [{ clay: 1, franc: 12 }], own: [['kiln']], town: ['wind-farm'] }),
    play: [
      closed('kiln', 'why.enter.use'),
      answer(0, 'buy', 'wind-farm'),
      enter('kiln'),
      changed(0, { clay: -1, brick: 3, franc: -12 }),
    ],
  },
  'a wind farm that is sold saves nothing any more': {
    rule: ['Wind Farm', 'LH-37', 'Selling'],
    cards: ['wind-farm', 'kiln'],
    setup: three,
    position: table({ has: [{ clay: 1 }], own: [['kiln', 'wind-farm']] }),
    play: [offers(0, 'main', 'enter:kiln'), answer(0, 'sell', 'wind-farm'), closed('kiln', 'why.enter.use')],
  },
  'wooden and steel ships can’t be swapped for the yacht': {
    rule: ['Luxury Yacht', 'LH-38'],
    cards: ['luxury-yacht', 'wharf-1'],
    setup: three,
    position: table({ has: [{ fish: 2 }], town: ['luxury-yacht', 'wharf-1'], fleet: [['R01', 'R12']] }),
    play: [closed('wharf-1', 'why.enter.use')],
  },
  'the owner of an iron ship must still pay the wharf’s fee for the yacht': {
    rule: ['Luxury Yacht', 'LH-38'],
    cards: ['luxury-yacht', 'wharf-1'],
    setup: three,
    position: table({ has: [{ fish: 1 }], town: ['luxury-yacht', 'wharf-1'], fleet: [['R06']] }),
    play: [closed('wharf-1', 'why.enter.fee.food')],
  },
  'a yacht that somebody owns can’t be had for an iron ship': {
    rule: ['Luxury Yacht', 'LH-38'],
    cards: ['luxury-yacht', 'wharf-1'],
    setup: three,
    position: table({ own: [['wharf-1'], ['luxury-yacht']], fleet: [['R06']] }),
    play: [closed('wharf-1', 'why.enter.use')],
  },
  'in the final stage the yacht can’t be bought, but swapped at a wharf that is occupied': {
    rule: ['Luxury Yacht', 'LH-21', 'LH-38'],
    cards: ['luxury-yacht', 'wharf-2'],
    setup: three,
    position: table({
      turn: FINAL + 2,
      ask: 'turn',
      has: [{}, {}, { franc: 22 }],
      town: ['luxury-yacht', 'wharf-2'],
      fleet: [[], [], ['R06']],
      at: ['wharf-2'],
    }),
    play: [
      notAsked(2, 'buy'),
      // The ship of 2 for the yacht of 20.
      scores(2, { ships: 2, francs: 22 }, 24),
      enter('wharf-2', 2),
      scores(2, { ships: 20, francs: 20 }, 40),
      owns(2, 'luxury-yacht'),
      sails(2),
      end(2),
      over(),
    ],
  },
  'the yacht feeds nobody, though it counts as an iron ship for the dock': {
    rule: ['Luxury Yacht', 'Dock', 'Feeding phase'],
    cards: ['luxury-yacht', 'dock'],
    setup: three,
    position: table({ turn: 13, ask: 'harvest', has: [{ fish: 2 }], own: [['luxury-yacht', 'dock']], fleet: [[]] }),
    // Two food in round two: both fish go.
    play: [answer(0, 'feed', { fish: 2 }), scores(0, { buildings: 10, ships: 20, bonus: 4 }, 34)],
  },
  'the football stadium can’t be built while it waits, whatever the material': {
    rule: ['Football Stadium', 'LH-35'],
    cards: ['football-stadium'],
    setup: three,
    position(s, play) {
      table({ has: [{ wood: 9, brick: 9, iron: 9 }], plans: [['joinery'], ['bakehouse'], ['marketplace']] })(s, play);
      s.waiting = ['football-stadium'];
    },
    play: [
      enter('building-firm-1'),
      offersOnly(0, 'build', ['joinery', 'bakehouse', 'marketplace']),
      refuses(0, 'build', 'football-stadium', 'why.build.hidden'),
    ],
  },
  'revealed while a space is empty the football stadium lies there at once': {
    rule: ['Football Stadium', 'LH-35'],
    cards: ['football-stadium'],
    setup: three,
    nature: { decks: { special: ['football-stadium'] } },
    // Round four ends with a special building.
    position: table({
      turn: 27,
      ask: 'end',
      has: [{ franc: 9 }, { franc: 9 }, { franc: 9 }],
      plans: [['joinery'], [], ['bakehouse']],
    }),
    play: [
      end(),
      told('proposed', { card: 'football-stadium', pile: 1 }),
      see('the piles', (s) => s.plans, [['joinery'], ['football-stadium'], ['bakehouse']]),
    ],
  },
  'a football stadium that is sold belongs to the town and can’t be built any more': {
    rule: ['Football Stadium', 'Selling'],
    cards: ['football-stadium'],
    setup: three,
    position: table({
      has: [{ wood: 9, brick: 9, iron: 9 }],
      own: [['football-stadium']],
      plans: [[], ['bakehouse'], ['joinery']],
    }),
    play: [
      answer(0, 'sell', 'football-stadium'),
      holds(0, { franc: 12 }),
      inTown('football-stadium'),
      notTold('proposed'),
      enter('building-firm-1'),
      offersOnly(0, 'build', ['bakehouse', 'joinery']),
    ],
  },
  'the football stadium is a public building without any bonus of its own': {
    rule: ['Football Stadium', 'Town Hall'],
    cards: ['football-stadium'],
    setup: three,
    position: table({ own: [['football-stadium', 'town-hall', 'zoo', 'harbor-watch', 'labor-exchange']] }),
    play: [scores(0, { buildings: 50, bonus: 20 }, 70), asked(0, 'main')],
  },
});
