import { expect, test } from 'vitest';
import { BUILDINGS, type Building } from './buildings.ts';
import { lostSteps } from './lost.ts';
import { cellNamed } from './warehouse.ts';

const building = (id: string) => BUILDINGS.find((one) => one.id === id) as Building; // named by the test
const cells = (...names: string[]) => names.map(cellNamed);

test('wood that stands two columns from the edge loses two of four steps to the right', () => {
  expect(
    lostSteps(building('wood-company'), 4, cells('0+4', '0+0', '0+0', '0+0'), cells('0+6', '0+0', '0+0', '0+0')),
  ).toEqual({ wood: 2 });
});

test('nothing is lost where every step was made, the bonus included', () => {
  expect(
    lostSteps(building('clay-mound'), 2, cells('0+0', '0+0', '0+0', '0+0'), cells('0+0', '0+3', '0+0', '0+0')),
  ).toEqual({});
});

test('the step that the farm takes back is not a lost one', () => {
  expect(lostSteps(building('farm'), 3, cells('0+0', '0+0', '0+0', '0+0'), cells('0+0', '0+0', '0+0', '6+2'))).toEqual(
    {},
  );
});

test('steps that may be shared are lost together', () => {
  expect(
    lostSteps(building('market'), 3, cells('0+6', '0+6', '0+6', '0+5'), cells('0+6', '0+6', '0+6', '0+6')),
  ).toEqual({ any: 2 });
});
