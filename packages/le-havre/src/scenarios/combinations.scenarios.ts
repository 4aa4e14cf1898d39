import { answer, asked, changed, notAsked, offers, offersOnly, refuses, scenarios, see, told } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import { inTown, lens, owns, sails, stands, table } from './table.ts';

const three = { seats: 3 };
const enter = (card: string, seat = 0) => answer(seat, 'main', `enter:${card}`);
const end = (seat = 0) => answer(seat, 'end', 'end');
const times = (n: number) => answer(0, 'times', String(n));
const closed = (card: string, why: string, seat = 0) => refuses(seat, 'main', `enter:${card}`, why);

/** Cards that meet: each of them is simple, together they are not. */
export default scenarios(leHavre, lens, {
  'the wind farm takes three energy off the half energies, after they are rounded up': {
    rule: ['LH-37', 'Brickworks'],
    cards: ['wind-farm', 'brickworks'],
    setup: three,
    position: table({ has: [{ clay: 9, wood: 1 }], own: [['wind-farm', 'brickworks']] }),
    play: [
      enter('brickworks'),
      // Seven or eight clay take four energy: one is left to pay. Nine would take five.
      offersOnly(0, 'times', ['1', '2', '3', '4', '5', '6', '7', '8']),
      times(7),
      changed(0, { clay: -7, brick: 7, wood: -1, franc: 3 }),
    ],
  },
  'the wind farm smokes fish for nothing': {
    rule: ['LH-37', 'Smokehouse'],
    cards: ['wind-farm', 'smokehouse'],
    setup: three,
    position: table({ has: [{ fish: 4, wood: 2 }], own: [['wind-farm', 'smokehouse']] }),
    play: [enter('smokehouse'), times(4), changed(0, { fish: -4, smoked_fish: 4, franc: 2 })],
  },
  'the wind farm saves three energy of two steel, not three of each': {
    rule: ['LH-37', 'Steel Mill'],
    cards: ['wind-farm', 'steel-mill'],
    setup: three,
    position: table({ has: [{ iron: 4, coal: 3 }], own: [['wind-farm', 'steel-mill']] }),
    play: [
      enter('steel-mill'),
      offersOnly(0, 'times', ['1', '2']),
      times(2),
      // Seven energy: three coal without change.
      changed(0, { iron: -2, steel: 2, coal: -3 }),
    ],
  },
  'the wind farm runs a wharf by itself': {
    rule: ['LH-37', 'Wharf'],
    cards: ['wind-farm', 'wharf-1'],
    setup: three,
    position: table({
      has: [{ wood: 5, coal: 1 }],
      own: [['wind-farm', 'wharf-1']],
      ships: ['R01'],
    }),
    play: [enter('wharf-1'), sails(0, 'R01'), changed(0, { wood: -5 })],
  },
  'with the wind farm three energy buy the fourth iron': {
    rule: ['LH-37', 'Ironworks'],
    cards: ['wind-farm', 'ironworks'],
    setup: three,
    position: table({ has: [{ wood: 3 }], own: [['wind-farm', 'ironworks']] }),
    play: [enter('ironworks'), times(1), changed(0, { wood: -3, iron: 4 })],
  },
  'sawmill and masons’ guild together: a building of one wood and one clay is free': {
    rule: ['Sawmill', 'Masons’ Guild', 'LH-36'],
    cards: ['sawmill', 'masons-guild', 'fishery'],
    setup: three,
    position: table({ own: [['sawmill', 'masons-guild']], plans: [['fishery'], ['bakehouse']] }),
    play: [enter('sawmill'), owns(0, 'fishery', 'masons-guild', 'sawmill'), changed(0, {})],
  },
  'sawmill and masons’ guild together: two wood and a brick make ironworks': {
    rule: ['Sawmill', 'Masons’ Guild', 'LH-2', 'LH-36'],
    cards: ['sawmill', 'masons-guild', 'ironworks'],
    setup: three,
    position: table({
      has: [{ wood: 3, brick: 2, clay: 2 }],
      own: [['sawmill', 'masons-guild']],
      plans: [['ironworks']],
    }),
    play: [enter('sawmill'), owns(0, 'ironworks', 'masons-guild', 'sawmill'), changed(0, { wood: -2, brick: -1 })],
  },
  'the guild does not open the sawmill to what is built without wood': {
    rule: ['Sawmill', 'Masons’ Guild'],
    cards: ['sawmill', 'masons-guild', 'bakehouse'],
    setup: three,
    position: table({ has: [{ clay: 5 }], own: [['sawmill', 'masons-guild']], plans: [['bakehouse']] }),
    play: [closed('sawmill', 'why.enter.use')],
  },
  'sawmill, guild and the football stadium: a brick and two iron': {
    rule: ['Sawmill', 'Masons’ Guild', 'Football Stadium'],
    cards: ['sawmill', 'masons-guild', 'football-stadium'],
    setup: three,
    position: table({
      has: [{ brick: 1, iron: 1, steel: 1 }],
      own: [['sawmill', 'masons-guild']],
      plans: [['football-stadium']],
    }),
    play: [enter('sawmill'), changed(0, { brick: -1, iron: -1, steel: -1 })],
  },
  'the guild bought between the two builds makes the second one cheaper': {
    rule: ['Construction Firm', 'Masons’ Guild', 'LH-28'],
    cards: ['construction-firm', 'masons-guild'],
    setup: three,
    position: table({
      has: [{ clay: 2, franc: 10, fish: 2 }],
      town: ['masons-guild'],
      plans: [['charcoal-kiln', 'bakehouse']],
    }),
    play: [
      enter('construction-firm'),
      answer(0, 'fee', { fish: 2 }),
      refuses(0, 'again', 'bakehouse', 'why.build.dear'),
      answer(0, 'buy', 'masons-guild'),
      answer(0, 'again', 'bakehouse'),
      owns(0, 'bakehouse', 'charcoal-kiln', 'masons-guild'),
      changed(0, { clay: -2, franc: -10, fish: -2 }),
    ],
  },
  'the guild sold between the two builds saves nothing in the second': {
    rule: ['Construction Firm', 'Masons’ Guild', 'LH-28'],
    cards: ['construction-firm', 'masons-guild'],
    setup: three,
    position: table({
      has: [{ clay: 1, fish: 2 }],
      own: [['masons-guild']],
      plans: [['charcoal-kiln', 'bakehouse']],
    }),
    play: [
      enter('construction-firm'),
      offers(0, 'again', 'bakehouse'),
      answer(0, 'sell', 'masons-guild'),
      refuses(0, 'again', 'bakehouse', 'why.build.dear'),
      answer(0, 'again', 'done'),
      asked(0, 'end'),
    ],
  },
  'the first build clears a space, the football stadium moves up, and the second build is the stadium': {
    rule: ['Construction Firm', 'Football Stadium', 'LH-35'],
    cards: ['construction-firm', 'football-stadium'],
    setup: three,
    position(s, play) {
      table({
        has: [{ wood: 4, brick: 2, iron: 2, fish: 2 }],
        plans: [['joinery'], ['ironworks'], ['church']],
      })(s, play);
      s.waiting = ['football-stadium'];
    },
    play: [
      enter('construction-firm'),
      answer(0, 'build', 'joinery'),
      told('proposed', { card: 'football-stadium', pile: 0 }),
      offers(0, 'again', 'football-stadium', 'done'),
      answer(0, 'again', 'football-stadium'),
      owns(0, 'football-stadium', 'joinery'),
      see('the piles', (s) => s.plans, [[], ['ironworks'], ['church']]),
    ],
  },
  'who bought the construction firm between its builds may enter it again next turn, without a fee': {
    rule: ['Construction Firm', 'LH-19', 'LH-28'],
    cards: ['construction-firm'],
    setup: { seats: 1 },
    position: table({
      has: [{ wood: 5, clay: 3, fish: 2, franc: 8 }],
      plans: [
        ['joinery', 'marketplace'],
        ['charcoal-kiln', 'bakehouse'],
      ],
    }),
    play: [
      enter('construction-firm'),
      answer(0, 'fee', { fish: 2 }),
      answer(0, 'build', 'joinery'),
      answer(0, 'buy', 'construction-firm'),
      stands(0, null),
      answer(0, 'again', 'charcoal-kiln'),
      end(),
      answer(0, 'supply', 'supply'),
      enter('construction-firm'),
      notAsked(0, 'fee'),
      stands(0, 'construction-firm'),
    ],
  },
  'the construction firm may be sold between its builds as well': {
    rule: ['Construction Firm', 'LH-28', 'LH-47'],
    cards: ['construction-firm'],
    setup: three,
    position: table({
      has: [{ wood: 3, clay: 1 }],
      own: [['construction-firm']],
      plans: [['joinery'], ['charcoal-kiln']],
    }),
    play: [
      enter('construction-firm'),
      answer(0, 'build', 'joinery'),
      answer(0, 'sell', 'construction-firm'),
      stands(0, null),
      answer(0, 'again', 'charcoal-kiln'),
      owns(0, 'charcoal-kiln', 'joinery'),
      inTown('construction-firm'),
    ],
  },
  'with nothing to build, to buy or to sell for it the construction firm is done after one': {
    rule: ['Construction Firm', 'LH-28'],
    cards: ['construction-firm', 'joinery'],
    setup: three,
    position(s, play) {
      table({ has: [{ wood: 3, fish: 2 }], plans: [['joinery'], ['church']] })(s, play);
      s.town = ['construction-firm'];
    },
    // Selling the joinery brings four francs, and the firm costs eight.
    play: [enter('construction-firm'), owns(0, 'joinery'), asked(0, 'end')],
  },
  'a sale between the builds pays for a proposal, and what lay under it is the second build': {
    rule: ['Construction Firm', 'LH-28'],
    cards: ['construction-firm', 'joinery', 'marketplace', 'charcoal-kiln'],
    setup: three,
    position(s, play) {
      table({
        has: [{ wood: 3, clay: 1, franc: 2, fish: 2 }],
        plans: [['joinery'], ['marketplace', 'charcoal-kiln']],
      })(s, play);
      s.town = ['construction-firm'];
    },
    play: [
      enter('construction-firm'),
      answer(0, 'fee', { fish: 2 }),
      answer(0, 'build', 'joinery'),
      // Nothing can be built or bought now: the joinery has to go for four francs first.
      asked(0, 'again'),
      answer(0, 'sell', 'joinery'),
      answer(0, 'buy', 'marketplace'),
      answer(0, 'again', 'charcoal-kiln'),
      owns(0, 'charcoal-kiln', 'marketplace'),
    ],
  },
  'the watch leads into one’s own building: the franc is due, a fee is not': {
    rule: ['Harbor Watch', 'LH-40'],
    cards: ['harbor-watch', 'abattoir'],
    setup: three,
    position: table({
      has: [{ franc: 1, cattle: 2 }],
      own: [['harbor-watch', 'abattoir']],
      at: [null, null, 'abattoir'],
    }),
    play: [
      enter('harbor-watch'),
      times(2),
      changed(0, { franc: -1, cattle: -2, meat: 2, hides: 1 }),
      changed(2, { franc: 1 }),
    ],
  },
  'through the watch to the haulage firm: five francs, or four and a food': {
    rule: ['Harbor Watch', 'Haulage Firm', 'LH-30'],
    cards: ['harbor-watch', 'haulage-firm'],
    setup: three,
    position: table({
      has: [{ franc: 4, fish: 2 }],
      town: ['harbor-watch', 'haulage-firm'],
      at: [null, 'haulage-firm'],
      offer: { grain: 2, cattle: 2 },
    }),
    play: [
      enter('harbor-watch'),
      // A fish to the watch, a franc to seat 1, a fish to the firm, three francs to the carters.
      answer(0, 'haul', 'grain:cattle'),
      changed(0, { franc: -4, fish: -2, grain: 2, cattle: 2 }),
      changed(1, { franc: 1 }),
    ],
  },
  'through the watch to the leather industry fourteen francs must be left to show': {
    rule: ['Harbor Watch', 'Leather Industry', 'LH-30'],
    cards: ['harbor-watch', 'leather-industry'],
    setup: three,
    position: table({
      has: [{ franc: 17, leather: 3 }],
      town: ['harbor-watch', 'leather-industry'],
      at: [null, 'leather-industry'],
    }),
    // One for the watch, one for the player, two for the fee: thirteen would be left.
    play: [closed('harbor-watch', 'why.enter.both')],
  },
  'nobody has to take a seventh cattle at the marketplace, which would cost the feedlot its bonus': {
    rule: ['Marketplace', 'Feedlot', 'LH-32'],
    cards: ['marketplace', 'feedlot'],
    setup: three,
    // Six craft buildings: up to all eight goods. The last turn of round 3, which ends with a harvest.
    position: table({
      turn: 20,
      has: [{ franc: 9 }, { franc: 9 }, { franc: 9, cattle: 6 }],
      own: [
        [],
        [],
        ['marketplace', 'feedlot', 'bakehouse', 'joinery', 'fishery', 'smokehouse', 'abattoir', 'charcoal-kiln'],
      ],
    }),
    play: [
      enter('marketplace', 2),
      refuses(2, 'choose', { fish: 1 }),
      offers(2, 'choose', { fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1, coal: 1, hides: 1 }),
      answer(2, 'choose', { fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, coal: 1, hides: 1 }),
      answer(2, 'look', 'skip'),
      answer(2, 'end', 'end'),
      told('harvest', { seat: 2, goods: { grain: 1, cattle: 2 } }),
    ],
  },
  'through the watch a wharf swaps an iron ship for the yacht': {
    rule: ['Harbor Watch', 'Luxury Yacht', 'LH-38', 'LH-40'],
    cards: ['harbor-watch', 'luxury-yacht', 'wharf-1'],
    setup: three,
    position: table({
      has: [{ franc: 4 }],
      town: ['harbor-watch', 'luxury-yacht', 'wharf-1'],
      fleet: [['R08']],
      at: [null, 'wharf-1'],
    }),
    play: [enter('harbor-watch'), owns(0, 'luxury-yacht'), sails(0), changed(0, { franc: -4 }), stands(1, null)],
  },
  'what pays for the shipping line can’t be shipped': {
    rule: ['Shipping Line', 'LH-30'],
    cards: ['shipping-line'],
    setup: three,
    position: table({ has: [{ fish: 3, coal: 1 }], town: ['shipping-line'], fleet: [['R01']] }),
    play: [enter('shipping-line'), changed(0, { fish: -3, coal: -1, franc: 1 })],
  },
  'two fish pay the shipping line and leave nothing to ship': {
    rule: ['Shipping Line', 'LH-30'],
    cards: ['shipping-line'],
    setup: three,
    position: table({ has: [{ fish: 2, coal: 1 }], town: ['shipping-line'], fleet: [['R01']] }),
    play: [closed('shipping-line', 'why.enter.both')],
  },
});
