import type { Length } from '../options.ts';

/**
 * Which standard buildings are in the game with 1 to 5 players: Y in the piles, S in the town from the start, - not at all.
 */
const AVAILABLE: { readonly [card: string]: { readonly [length in Length]: string } } = {
  'building-firm-1': { full: 'SSSSS', short: 'SSSSS' },
  'building-firm-2': { full: 'SSSSS', short: 'SSSSS' },
  'construction-firm': { full: 'SSSSS', short: 'SSSSS' },
  marketplace: { full: 'YYYYY', short: 'SSYYY' },
  sawmill: { full: '--YYY', short: 'S--SS' },
  fishery: { full: 'YYYYY', short: 'YYYYY' },
  joinery: { full: '--YYY', short: '--YYY' },
  bakehouse: { full: 'YYYYY', short: 'YYYYY' },
  'hardware-store': { full: '--YYY', short: '--YYY' },
  'charcoal-kiln': { full: 'YYYYY', short: '-YYYY' },
  smokehouse: { full: 'YYYYY', short: 'YYYYY' },
  abattoir: { full: 'YYYYY', short: 'YYYYY' },
  'clay-mound': { full: 'YYYYY', short: 'YYYYY' },
  'arts-center': { full: '---YY', short: '-----' },
  'wharf-1': { full: 'YYYYY', short: 'YYYYY' },
  'black-market': { full: '--YYY', short: 'S----' },
  brickworks: { full: 'YYYYY', short: 'YYYYY' },
  'local-court': { full: '--YYY', short: '----Y' },
  colliery: { full: 'YYYYY', short: 'YYYYY' },
  'wharf-2': { full: '--YYY', short: '--YYY' },
  'shipping-line': { full: 'YYYYY', short: 'YYYYY' },
  'grocery-market': { full: '--YYY', short: '----Y' },
  tannery: { full: 'YYYYY', short: 'YYYYY' },
  'business-office': { full: '--YYY', short: '--YYY' },
  ironworks: { full: 'YYYYY', short: 'YYYYY' },
  'steel-mill': { full: 'YYYYY', short: 'YYYYY' },
  storehouse: { full: '---YY', short: '----Y' },
  cokery: { full: 'YYYYY', short: '-YYYY' },
  dock: { full: '---YY', short: '----Y' },
  'bridge-over-the-seine': { full: '--YYY', short: '--YYY' },
  'town-hall': { full: '-YYYY', short: '----Y' },
  bank: { full: '-YYYY', short: '-YYYY' },
  church: { full: '-YYYY', short: '----Y' },
};

const cards = (length: Length, seats: number, mark: string): string[] =>
  Object.keys(AVAILABLE).filter((card) => AVAILABLE[card]?.[length][seats - 1] === mark);
export const pileCards = (length: Length, seats: number): string[] => cards(length, seats, 'Y');
export const townCards = (length: Length, seats: number): string[] => cards(length, seats, 'S');
