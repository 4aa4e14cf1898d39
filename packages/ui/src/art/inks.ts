import { SHAPES } from './shapes.ts';

/** Ink and wash of a family of goods or a type of building, in light and in dark; 4.5 : 1 between the two of each. */
export interface Ink {
  readonly ink: string;
  readonly wash: string;
}
const ink = (day: string, dayWash: string, night: string, nightWash: string): Ink => ({
  ink: `light-dark(${day}, ${night})`,
  wash: `light-dark(${dayWash}, ${nightWash})`,
});

// prettier-ignore
const FAMILIES: { readonly [name: string]: Ink } = {
  fish: ink('#1a5a78', '#d6e7ea', '#93cfe6', '#153a4b'),
  wood: ink('#6d431b', '#ecdcc0', '#dcb382', '#3d2b17'),
  clay: ink('#99421f', '#f5dccb', '#f2a37c', '#46281a'),
  iron: ink('#46525b', '#dfe3e2', '#bccad3', '#2b3a44'),
  grain: ink('#7d5a00', '#f7e8b8', '#eccb66', '#423513'),
  cattle: ink('#7a2b33', '#f1d6d3', '#eea2a3', '#45222a'),
  hides: ink('#6a4a35', '#eadccd', '#d9b89f', '#3a2c24'),
  coal: ink('#23292e', '#d9d7cf', '#d8d9d4', '#10171c'),
  franc: ink('#795300', '#f8e4a8', '#f0c95c', '#46360f'),
  food: ink('#3d5c26', '#e0e8cd', '#a9cd8a', '#26361c'),
  salt: ink('#3f4a50', '#fdfaf1', '#e6e3da', '#2f3d45'),
  herring: ink('#8a2f4e', '#f6d6dc', '#f0a9bf', '#47202f'),
  cod: ink('#5a3a7c', '#e4d8ee', '#cdb0ea', '#33244a'),
  energy: ink('#a3301b', '#f8dcc6', '#f79a77', '#482317'),
};

// prettier-ignore
const TYPES: { readonly [name: string]: Ink } = {
  craft: ink('#6d431b', '#ecdcc0', '#dcb382', '#3d2b17'),
  economic: ink('#795300', '#f8e4a8', '#f0c95c', '#46360f'),
  industrial: ink('#98331f', '#f3d9cb', '#f0937a', '#4a2820'),
  public: ink('#14566f', '#d3e2df', '#8ccbe0', '#1d4152'),
  none: ink('#3f4a50', '#e2ddcf', '#c3c7c2', '#2a363d'),
  ship: ink('#1c2730', '#d8dfdd', '#dfe3dd', '#1b303c'),
};

const PLAIN = ink('#1c2730', '#e4d6b8', '#f0e6cf', '#22323c');

/** The upgraded side has its standard side's ink. */
export const inkOf = (token: string): Ink => FAMILIES[SHAPES[token]?.framed ?? token] ?? PLAIN;
export const inkOfType = (type: string): Ink => TYPES[type] ?? PLAIN;
