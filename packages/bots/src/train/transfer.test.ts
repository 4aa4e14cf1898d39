import { randomFrom } from '@quayside/engine/host';
import { expect, it } from 'vitest';
import { Evaluator, Network } from '../learned/network.ts';
import { transfer } from './transfer.ts';

const opponent = { name: 'opponent', count: 2 };
const table = { name: 'table', count: 3 };

it('lets a network for three begin with what one for two knows', () => {
  const [two, three] = [Network.fresh(7, 2, randomFrom('two')), Network.fresh(10, 2, randomFrom('three'))];
  transfer(three, [{ name: 'own', count: 3 }, opponent, opponent, table], two, [
    table,
    opponent,
    { name: 'own', count: 2 },
  ]);
  const says = (network: Network, features: readonly number[]) =>
    [...new Evaluator(network).evaluate(Float32Array.from(features))].map((x) => x.toFixed(5));
  // Two opponents who are alike count as one does; a place that the other network does not have counts for nothing.
  expect(says(three, [0.5, 0.25, 1, 0.3, 0.7, 0.3, 0.7, 0.1, 0.2, 0.4])).toEqual(
    says(two, [0.1, 0.2, 0.4, 0.3, 0.7, 0.5, 0.25]),
  );
});
