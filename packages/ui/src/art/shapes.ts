/**
 * Our own pictograms, one line each, on a grid of 24: bold silhouettes that are told apart by shape alone at 16 pixels.
 * Standard goods are plain; `framed` sides are what a standard good is turned into and stand light in a solid frame.
 */
export interface Shape {
  /** Filled in the colour of the text; where outlines overlap there is a hole. */
  readonly solid?: string;
  /** Drawn as a line in the colour of the text. */
  readonly line?: string;
  /** Lines cut out of the silhouette. */
  readonly cut?: string;
  /** How thick `line` is; 2 otherwise. */
  readonly pen?: number;
  /** The good whose upgraded side this is. */
  readonly framed?: string;
}

const FISH_EYE = 'M6.2 9.9a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z';
const LOG =
  'M5 6.5h12.5a3.6 5.5 0 0 1 0 11H5a3.6 5.5 0 0 1 0-11Z' +
  'M17.5 8a2.3 4 0 1 0 0 8 2.3 4 0 0 0 0-8Zm0 2.3a.9 1.7 0 1 1 0 3.4.9 1.7 0 0 1 0-3.4Z';
const GRAIN_PAIR = (y: number) =>
  `M12.9 ${y}c.1-2.7 1.8-4.3 4.7-4.4.1 2.8-1.8 4.4-4.7 4.4ZM11.1 ${y}c-.1-2.7-1.8-4.3-4.7-4.4-.1 2.8 1.8 4.4 4.7 4.4Z`;
const HULL = 'M1.5 13.5h21L20 20.5c-.2.6-.7 1-1.4 1H6c-.7 0-1.2-.4-1.5-1Z';

// prettier-ignore
export const SHAPES: { readonly [name: string]: Shape } = {
  // Goods, each standard side with its other side.
  fish: { solid: `M1.5 12C4.5 6.4 11.2 5 16 9.6L22.5 6v12L16 14.4C11.2 19 4.5 17.6 1.5 12Z${FISH_EYE}`, cut: 'M10.4 8.6c1.5 2.1 1.5 4.7 0 6.8' },
  smoked_fish: { framed: 'fish', solid: 'M1 16.5c3-5 9.7-6.2 14.5-2L22.5 11v11l-7-3.5C10.7 22.7 4 21.5 1 16.5ZM5.8 14.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z', line: 'M7 9.5C4.5 7 9.5 4.5 7 1.5M14 9.5c-2.5-2.5 2.5-5 0-8' },
  wood: { solid: `${LOG}M8.5 5.6 6.8 2.2h3.6l1.8 3.4Z`, cut: 'M5 10.3h6.5M6.5 13.8h6' },
  charcoal: { framed: 'wood', solid: LOG, cut: 'M5.2 6.5l2.3 3.3-2.3 2.6 2.6 5.1M13 6.5l-2 3.3 2.2 2.7-1.8 5' },
  clay: { solid: 'M1 21.5c.6-4.8 3.2-6 5.3-8.9 1.9-2.5 5.7-2.8 7.5-.2 1.3 1.9 2.8 1.8 4.4 3.1 2.3 1.8 3.6 3.2 4.3 6Z', line: 'M12 13.5 19 4.5M17 2.2l4.3 3.4', pen: 2.4, cut: 'M5.8 18.3c1.6-1.9 3.2-2.4 5.3-2' },
  brick: { framed: 'clay', solid: 'M1 3.5h13.2V11H1ZM16.2 3.5H23V11h-6.8ZM1 13h6.5v7.5H1ZM9.5 13H23v7.5H9.5Z' },
  iron: { solid: 'M8.2 4.5h7.6L18 11.2H6ZM3.4 12.8h6.4l1.7 6.9H1.2ZM14.2 12.8h6.4l2.2 6.9H12.5Z' },
  steel: { framed: 'iron', solid: 'M3 2.5h18v5.2h-6v8.6h6v5.2H3v-5.2h6V7.7H3Z' },
  grain: { solid: `M11.1 10.5h1.8V23h-1.8ZM12 .8c2 2 2 4.3 0 6.2-2-1.9-2-4.2 0-6.2Z${GRAIN_PAIR(10.1)}${GRAIN_PAIR(14.8)}${GRAIN_PAIR(19.5)}` },
  bread: { framed: 'grain', solid: 'M.8 12.2C.8 7.2 5.5 4.5 12 4.5s11.2 2.7 11.2 7.7c0 2.1-1 3.4-2.2 3.9v4H3v-4c-1.2-.5-2.2-1.8-2.2-3.9Z', cut: 'M6.4 8l2.3 4.2M11.5 7.4l2.3 4.2M16.6 8l2.3 4.2' },
  cattle: { solid: 'M2.6 2.2c-1 3.5.5 6.1 3.6 7l1.9-2.4c-2.7-.5-4.4-2-5.5-4.6ZM21.4 2.2c1 3.5-.5 6.1-3.6 7l-1.9-2.4c2.7-.5 4.4-2 5.5-4.6ZM8.3 7.2h7.4c1 0 1.9.7 2 1.9l3.9 1c-.1 2-1.8 3.3-4.1 3l-.8 4c1 .8 1.3 1.7 1.1 2.8-.3 1.6-2.6 2.3-5.8 2.3s-5.5-.7-5.8-2.3c-.2-1.1.1-2 1.1-2.8l-.8-4c-2.3.3-4-1-4.1-3l3.9-1c.1-1.2 1-1.9 2-1.9ZM9.3 11a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm5.4 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm-4.9 7.6a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm4.4 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z' },
  meat: { framed: 'cattle', solid: 'M8.6 2.8c5.3-3.1 12.8.6 13.3 7 .5 6.2-5.8 9.6-10.9 7.7l-2.3 2.3c.5 1.5-.5 2.9-2 3-.8 0-1.5-.4-1.9-1.1-.8-.4-1.1-1.1-1.1-1.9.1-1.5 1.5-2.5 3-2l2-2.1C5.2 12.3 4.2 5.4 8.6 2.8Z', cut: 'M10.5 7.8c2.8-1.6 6.4-.2 7 2.9' },
  hides: { solid: 'M10 1.5h4l.6 3.2c1.6.5 3 .4 4.6-.2l2.6-1 1.2 2.4-3.8 3c-.6.6-.8 1.3-.7 2.2l.5 4.6c.1.8.5 1.4 1.2 1.8l2.6 1.6-1.5 2.6-4.3-1.3c-1-.3-2 .1-2.8.8L12 23.5l-2.2-2.3c-.8-.7-1.8-1.1-2.8-.8l-4.3 1.3-1.5-2.6 2.6-1.6c.7-.4 1.1-1 1.2-1.8l.5-4.6c.1-.9-.1-1.6-.7-2.2L1 5.9l1.2-2.4 2.6 1c1.6.6 3 .7 4.6.2Z' },
  leather: { framed: 'hides', solid: 'M6.5 1.5h9v4L15 11.8c2.9 1 7.2 1.8 7.6 5v2.4H6.5L5.8 16.5ZM6.5 20.5h16.1V23H14l-1.2-1-1.2 1H6.5Z', cut: 'M6 6h9.5' },
  coal: { solid: 'M2.5 17.5 5.2 11l4.4-1.3L11 4.2l6.2 1 3.6 5.2 1.7 6.2-3.7 4.2H5.8Z', cut: 'M9.6 9.7l4.2 3.4 3.4-7.9M13.8 13.1l-1 7.7M13.8 13.1l7-2.7' },
  coke: { framed: 'coal', solid: 'M2 22 3.6 14.7 8.7 12.8 11.6 9 16.7 10.4 19 14.3 22.2 17.7 21 22Z', line: 'M12 1v4.5M4.6 3.6 7 7.7M19.4 3.6 17 7.7', pen: 2.6, cut: 'M8.7 12.8l4.7 3.2 3.3-5.6M13.4 16l-.8 6' },
  franc: { solid: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z', cut: 'M9.6 18.2V6.5h6.6M9.6 11.7h5.2M7 15h5.4' },
  rope: { solid: 'M12 2a10 10 0 1 0 7 17l3 3v-6l-4-1a7 7 0 1 1 1-3h3A10 10 0 0 0 12 2Zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z' },
  cloth: { solid: 'M3 4h14a4 4 0 0 1 4 4v12H9V9a3 3 0 0 0-6 0Zm0 8h4v8H5a2 2 0 0 1-2-2Z' },
  salt: { solid: 'M8 2h8l1 5c3 3 4 6 4 9 0 4-3 6-9 6s-9-2-9-6c0-3 1-6 4-9Z', cut: 'M7 7.3h10' },
  /** Any good whatever. */
  good: { solid: 'M2.5 3.5h19v17h-19Z', cut: 'M2.5 8.3h19M2.5 15.7h19M5.5 8.3l13 7.4' },

  /** Any upgraded good. */
  upgraded: { framed: 'good', solid: 'M2.5 3.5h19v17h-19Z', cut: 'M2.5 8.3h19M2.5 15.7h19M5.5 8.3l13 7.4' },

  // What goods are good for.
  food: { solid: 'M4 11h16v5.8c0 2.7-1.7 4.2-4.2 4.2H8.2C5.7 21 4 19.5 4 16.8ZM1 11.5h1.9v4.3a2.3 2.3 0 0 1-1.9-2.4ZM23 11.5h-1.9v4.3a2.3 2.3 0 0 0 1.9-2.4ZM4 9.5c.3-2.4 3-3.9 6.5-4.1a1.8 1.8 0 1 1 3 0c3.5.2 6.2 1.7 6.5 4.1Z' },
  energy: { solid: 'M12.5.8c.6 4 7 6.7 7 13.1A7.4 7.4 0 0 1 12 21.8a7.4 7.4 0 0 1-7.5-7.7c0-3.2 1.8-5 2.9-7.4 1.6 1.1 2.3 2.3 2.5 3.9 2-2.5 2.9-5.7 2.6-9.8ZM12 19.5c2.2 0 3.5-1.4 3.5-3.2 0-2.3-1.8-3.7-3.9-5.2-.9 2.4-3.1 3-3.1 5.2 0 1.8 1.3 3.2 3.5 3.2Z' },
  loan: { solid: 'M3.5 1.5h11.8l5.2 5.2v15.8h-17Z', cut: 'M14.8 1.5v5.7h5.7M7 10.5h10M7 14h10M7 17.5h5' },
  interest: { solid: 'M3 2.5h18v19H3ZM8.3 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm7.4 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z', cut: 'M16.5 7l-9 10' },

  // Symbols on cards.
  hammer: { solid: 'M2.5 3.5h13c2.6 0 4.7 1.5 6.2 4.1-2.3-.8-4-.6-5.7.6v2H12.5v-.7h-10ZM7.5 11.2h4.2V22.5H7.5Z' },
  fisherman: { line: 'M1.8 22 17.2 2.2v9', solid: 'M17.2 10c3.2 2.1 4.1 5.6 1.5 8.3l2.3 4.2h-7.6l2.3-4.2c-2.6-2.7-1.7-6.2 1.5-8.3Zm0 3.4a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z' },
  anchor: { solid: 'M12 1.2a3.2 3.2 0 0 1 1.3 6.1v2.1h3.5v2.4h-3.5v7.3c2.7-.5 4.6-2 5.4-4.2l-2.1.4 3.7-4.9 2.5 5.5-2-.6c-1.2 3.7-4.2 5.8-8.8 6.7-4.6-.9-7.6-3-8.8-6.7l-2 .6 2.5-5.5 3.7 4.9-2.1-.4c.8 2.2 2.7 3.7 5.4 4.2v-7.3H7.2V9.4h3.5V7.3A3.2 3.2 0 0 1 12 1.2Zm0 2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z' },
  bollard: { solid: 'M5 2.5h14v3.4c0 1.5-1 2.3-2.6 2.5V16.5H20.5v5h-17v-5h4.1V8.4C6 8.2 5 7.4 5 5.9Z', cut: 'M7.6 11.5l8.8-1.5M7.6 14.5l8.8-1.5' },
  lock: { solid: 'M4.5 10.5h15V22.5h-15ZM7 10.5V7a5 5 0 0 1 10 0v3.5h-2.6V7a2.4 2.4 0 0 0-4.8 0v3.5ZM12 13.7a1.8 1.8 0 0 0-1 3.3v2.7h2V17a1.8 1.8 0 0 0-1-3.3Z' },
  value: { solid: 'M12 1.2a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2ZM6.6 16 5 23.2l4.3-1.7 1.7-4.2ZM17.4 16l1.6 7.2-4.3-1.7-1.7-4.2ZM12 4.6l1.3 2.7 3 .4-2.2 2 .6 2.9-2.7-1.4-2.7 1.4.6-2.9-2.2-2 3-.4Z' },
  fee: { solid: 'M1.5 5.5h21v4.3a2.3 2.3 0 0 0 0 4.4v4.3h-21v-4.3a2.3 2.3 0 0 0 0-4.4Z', cut: 'M15.5 5.5v3M15.5 10.5v3M15.5 15.5v3' },
  cost: { solid: 'M1.5 2.5 14 5.8l-1.6 4.4 2.2 2.2 1.3-1 6.6 6.3-3.5 3.6-6.5-6.5 1-1.3-2.2-2.2L6.9 13Z' },
  worker: { solid: 'M12 1.5a4.3 4.3 0 0 1 2.8 7.6c2.1 1 3.4 3 3.8 6.5.2 2.1.7 3.2 1.9 4.2v2.7h-17v-2.7c1.2-1 1.7-2.1 1.9-4.2.4-3.5 1.7-5.5 3.8-6.5A4.3 4.3 0 0 1 12 1.5Z' },

  // Types of buildings.
  building: { solid: 'M12 1.8 22.8 11H20v11.2H4V11H1.2ZM9.8 14.5v7.7h4.4v-7.7Z' },
  craft: { solid: 'M1 5.5h6.5V4H23v3.6c-3 .2-5 1.4-5.6 3.6-.4 1.3 0 2.4 1 3.3h1.1v3.8H6v-3.8h1.2c1.4-.9 1.9-2 1.5-3.3C4.8 11 2.3 9.2 1 5.5ZM4.5 19.5h16.5V22H4.5Z' },
  economic: { line: 'M12 2v18M3.5 5.8h17', solid: 'M6.5 19.5h11V22.3h-11ZM.5 13h8c-.2 2.8-1.8 4.2-4 4.2S.7 15.8.5 13ZM15.5 13h8c-.2 2.8-1.8 4.2-4 4.2s-3.8-1.4-4-4.2ZM4.5 5.5 8 13H6.4L4.5 8.6 2.6 13H1ZM19.5 5.5 23 13h-1.6l-1.9-4.4-1.9 4.4H16Z' },
  industrial: { solid: 'M1.5 21.5V11l5.8-4.2V11l5.8-4.2V11l2.9-2V1.5h5V21.5ZM4.5 14.5v3.5h3.3v-3.5ZM10 14.5v3.5h3.3v-3.5ZM15.5 14.5v3.5h3.3v-3.5Z' },
  public: { solid: 'M12 1.2 23 7.4v2.4H1V7.4ZM3.5 11h3.6v7.3H3.5ZM10.2 11h3.6v7.3h-3.6ZM16.9 11h3.6v7.3h-3.6ZM1 19.5h22v3H1Z' },
  landmark: { solid: 'M8.7 10h6.6L17.5 22.5h-11ZM8 5.2h8v3.3H8ZM12 .8l4.6 3.3H7.4Z', cut: 'M7.5 14h9M7 18h10', line: 'M1.5 4.8l4.3 1M1.5 10l4.3-1.8M22.5 4.8l-4.3 1M22.5 10l-4.3-1.8', pen: 1.6 },
  town: { solid: 'M2 22V5h3.5v2.5h3V5h7v2.5h3V5H22v17h-6.5v-5a3.5 3.5 0 0 0-7 0v5Z' },

  // Ships: sails first, then one funnel more for every class.
  ship: { solid: `${HULL}M5.5 9h13v3.2h-13ZM8 3.2h3V8H8ZM13 3.2h3V8h-3Z` },
  'ship-wood': { solid: `${HULL}M11 1.5v10.7H4ZM13 3.5c3.5 2 5.6 4.8 6.5 8.7H13Z` },
  'ship-iron': { solid: `${HULL}M5.5 9h13v3.2h-13ZM10.2 2.5h3.6V8h-3.6Z` },
  'ship-steel': { solid: `${HULL}M4.5 9h15v3.2h-15ZM7 2.5h3.4V8H7ZM13.6 2.5H17V8h-3.4Z` },
  'ship-luxury': { solid: `${HULL}M3.5 9h17v3.2h-17ZM4.8 2.5h3.3V8H4.8ZM10.3 2.5h3.4V8h-3.4ZM15.9 2.5h3.3V8h-3.3Z` },
  boat: { solid: 'M11 2v12H4ZM13 5c4 2 6 5 7 9h-7ZM2 16h20l-3 6H5Z' },

  // Barrels of fish, and what the sea is like.
  herring: { solid: 'M1 12c3-3.6 9.5-4.7 14.5-1.3L22.5 7v10l-7-3.7C10.5 16.7 4 15.6 1 12ZM5.6 10.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z' },
  cod: { solid: 'M1 13C3.2 7.2 11 5.3 16 10l6.5-4.5v14L16 15.2C11.4 19.4 3.4 18.8 1 13ZM5.4 10.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM6.6 6 9.6 2l2.8 4ZM13.2 6.4 15.4 3l1.6 5ZM8.4 18.4l2.4 3.8 2-3.8Z', cut: 'M10.8 9.6c1.4 1.8 1.4 4.6 0 6.6' },
  barrel: { solid: 'M6 2h12c2.3 6.4 2.3 13.6 0 20H6C3.7 15.6 3.7 8.4 6 2Z', cut: 'M4.6 7.6h14.8M4.6 16.4h14.8' },
  storm: { solid: 'M6.5 13.4a4.8 4.8 0 0 1-.4-9.6 6.3 6.3 0 0 1 11.9 1.7 4 4 0 0 1 .2 7.9ZM10.6 14.8h4.8l-2 3.2h3.2l-6.4 5.6 1.6-4.4H8.6Z' },
  calm: { line: 'M1.5 10c2.3-3 4.7-3 7 0s4.7 3 7 0 4.7-3 7 0M1.5 17.5c2.3-3 4.7-3 7 0s4.7 3 7 0 4.7-3 7 0', pen: 2.4 },
  pirates: { solid: 'M12 1.4c5.2 0 8.7 3.4 8.7 7.8 0 2.7-1.2 4.6-3.4 5.8v3H6.7v-3c-2.2-1.2-3.4-3.1-3.4-5.8 0-4.4 3.5-7.8 8.7-7.8ZM8.4 7.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM15.6 7.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM12 12.2l1.4 2.6h-2.8Z', line: 'M4 21.6h16', pen: 2.6 },
  'bad-catch': { solid: 'M1 12c1-2.8 3-4.2 5.6-4.4v8.8C4 16.2 2 14.8 1 12Z', line: 'M6.5 12h12M10 7.8v8.4M13.4 8.6v6.8M16.6 9.6v4.8M18.5 12l4-4.4M18.5 12l4 4.4', pen: 2 },

  // The calendar.
  round: { solid: 'M12 4.2a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4ZM9.5.8h5v2.6h-5Z', cut: 'M12 8.2v5.3l3.8 2.3' },
  harvest: { solid: 'M5.8 14.5C3 7.8 7.5 1.7 14 1.5c5.3 0 8.7 3.8 8.7 8.3-1.9-3.3-4.7-4.9-8-4.4-4 .6-5.8 3.8-4.3 7.7l1 2.6-1.6.7 1.7 4.9-3.4 1.2-2-4.8-1.2.5-1.5-2.6Z' },
  supply: { solid: 'M2 14h20v8.5H2ZM4.5 3.5h6v8.7h-6ZM13 6h7v6.2h-7Z', cut: 'M2 18.2h20' },

  // Where things go.
  arrow: { solid: 'M1.5 9h11V4l10 8-10 8v-5h-11Z' },
  back: { solid: 'M9 3.5v4.8h5.5a7 7 0 0 1 0 14H8v-3.6h6.5a3.4 3.4 0 0 0 0-6.8H9v4.8L1.5 10.1Z' },
  plus: { solid: 'M9.8 3h4.4v6.8H21v4.4h-6.8V21H9.8v-6.8H3V9.8h6.8Z' },
  lost: { solid: 'M12 1.5 23 21.5H1ZM10.6 8.5l.5 6.5h1.8l.5-6.5ZM12 16.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z' },
};

/** Other names for the same thing. */
export const ALIKE: { readonly [name: string]: string } = {
  coin: 'franc',
  coins: 'franc',
  francs: 'franc',
  money: 'franc',
  boats: 'boat',
  ships: 'ship',
  loans: 'loan',
  hide: 'hides',
  planks: 'wood',
  fishermen: 'fisherman',
  hammers: 'hammer',
  none: 'landmark',
  dock: 'bollard',
};

/** A warehouse marker's moves, as turns of the arrow. */
export const TURNS: { readonly [way: string]: number } = {
  right: 0,
  'down-right': 45,
  down: 90,
  'down-left': 135,
  left: 180,
  'up-left': 225,
  up: 270,
  'up-right': 315,
};
