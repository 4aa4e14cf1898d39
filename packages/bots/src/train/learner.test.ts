import { randomFrom } from '@quayside/engine/host';
import { expect, it } from 'vitest';
import { Evaluator, Network } from '../learned/network.ts';
import { Learner, type Example } from './learner.ts';

const example = (places: readonly number[], target: number): Example => ({
  places: Uint16Array.from(places),
  values: new Float32Array(places.length).fill(1),
  targets: Float32Array.of(target),
});
const says = (network: Network, { places, values }: Example): number => {
  const features = new Float32Array(network.features);
  places.forEach((place, i) => (features[place] = values[i] as number));
  return new Evaluator(network).evaluate(features)[0] as number;
};

it('a learner brings a network closer to examples', () => {
  const network = Network.fresh(8, 1, randomFrom('closer'));
  const learner = new Learner(network);
  const examples = [example([0, 1], 0.8), example([1, 2], -0.4)];
  const before = learner.learn(examples, 0.001);
  let after = before;
  for (let n = 0; n < 400; n++) after = learner.learn(examples, 0.001);
  expect(after).toBeLessThan(before / 10);
});

it('a learner forgets by and by what examples do not speak for', () => {
  const network = Network.fresh(8, 1, randomFrom('forgets'));
  // Two that always come together: only their sum is spoken for.
  network.parameters.skip[0] = 1;
  network.parameters.skip[1] = -1;
  const learner = new Learner(network, 0.5);
  const together = example([0, 1], says(network, example([0, 1], 0)));
  for (let n = 0; n < 1500; n++) learner.learn([together], 0.001);
  const [first = 0, second = 0] = network.parameters.skip;
  expect(first - second).toBeLessThan(1.9);
  expect(says(network, together)).toBeCloseTo(together.targets[0] as number, 1);
});

it('a network comes closer to another by a part of the difference, and a copy stays as it was', () => {
  const [network, other] = ['one', 'other'].map((seed) => Network.fresh(4, 1, randomFrom(seed))) as [Network, Network];
  const before = network.copy();
  network.approach(other, 0.25);
  const [was = 0, is = 0, goal = 0] = [before, network, other].map(({ parameters }) => parameters.first[5] as number);
  expect(is).toBeCloseTo(was + 0.25 * (goal - was), 6);
  expect(was).not.toBeCloseTo(is, 4);
  network.approach(other, 1);
  expect([...network.parameters.first]).toEqual([...other.parameters.first]);
});

it('an evaluator says the same of a position, whichever it was approached from', () => {
  const network = Network.fresh(40, 2, randomFrom('approach'));
  network.parameters.third.fill(0.3);
  const random = randomFrom('positions');
  const position = () => Float32Array.from({ length: 40 }, () => (random() < 0.3 ? random() : 0));
  const [here, there] = [position(), position()];
  const evaluator = new Evaluator(network);
  const plain = [...evaluator.evaluate(here)];
  evaluator.load(there);
  const approached = [...evaluator.evaluate(here)];
  approached.forEach((x, o) => expect(x).toBeCloseTo(plain[o] as number, 6));
  expect([...evaluator.evaluate(there)]).not.toEqual(approached);
});
