import { HIDDEN, LAYERS, type Network, type Parameters } from '../learned/network.ts';

const [H1, H2] = HIDDEN;
/** Adam's usual constants. */
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const EPSILON = 1e-8;
/** How much errors about the best opponent count against those about the own result, by which turns are chosen. */
const RIVAL_PART = 0.25;

/** A position to learn from: the features that are not 0, by place, and what the outputs should have been. */
export interface Example {
  readonly places: Uint16Array;
  readonly values: Float32Array;
  readonly targets: Float32Array;
}

const zeros = (parameters: Parameters): Parameters =>
  // Each layer by its name, so all are there.
  Object.fromEntries(
    LAYERS.map((layer) => [layer, new Float32Array(parameters[layer].length)]),
  ) as unknown as Parameters;

/** Changes a network so that it comes closer to examples: gradient descent by Adam; rows of absent features rest. */
export class Learner {
  readonly network: Network;
  /** How fast it forgets what examples do not speak for, in parts of the rate: a few games would else be learned by heart. */
  private readonly decay: number;
  private readonly gradient: Parameters;
  private readonly means: Parameters;
  private readonly squares: Parameters;
  private readonly touched: Uint8Array;
  private readonly touchedList: number[] = [];
  private steps = 0;
  // Twice as fine as weights: nothing is rounded on the way, which is faster.
  private readonly sums = new Float64Array(H1);
  private readonly hidden = new Float64Array(H2);
  private readonly outputs: Float64Array;
  private readonly alive = new Uint8Array(H1);
  private readonly errors1 = new Float64Array(H1);
  private readonly errors2 = new Float64Array(H2);

  constructor(network: Network, decay = 0) {
    this.network = network;
    this.decay = decay;
    this.gradient = zeros(network.parameters);
    this.means = zeros(network.parameters);
    this.squares = zeros(network.parameters);
    this.touched = new Uint8Array(network.features);
    this.outputs = new Float64Array(network.outputs);
  }

  /** One step from a few examples; returns their mean squared error before it. */
  learn(examples: readonly Example[], rate: number): number {
    if (examples.length === 0) return 0;
    let loss = 0;
    for (const example of examples) loss += this.collect(example);
    this.step(rate, 1 / examples.length);
    return loss / examples.length;
  }

  /** What the network says of a position. */
  private forward({ places, values }: Example): void {
    const { first, firstBias, second, secondBias, third, thirdBias, skip } = this.network.parameters;
    const { sums, hidden, outputs } = this;
    const n = outputs.length;
    sums.set(firstBias);
    outputs.set(thirdBias);
    for (let k = 0; k < places.length; k++) {
      const f = places[k] as number;
      const x = values[k] as number;
      const row = f * H1;
      for (let h = 0; h < H1; h += 4) {
        const at = row + h;
        sums[h] = (sums[h] as number) + x * (first[at] as number);
        sums[h + 1] = (sums[h + 1] as number) + x * (first[at + 1] as number);
        sums[h + 2] = (sums[h + 2] as number) + x * (first[at + 2] as number);
        sums[h + 3] = (sums[h + 3] as number) + x * (first[at + 3] as number);
      }
      for (let o = 0; o < n; o++) outputs[o] = (outputs[o] as number) + x * (skip[f * n + o] as number);
    }
    hidden.set(secondBias);
    for (let h = 0; h < H1; h++) {
      const x = sums[h] as number;
      if (x <= 0) continue;
      for (let j = 0; j < H2; j++) hidden[j] = (hidden[j] as number) + x * (second[h * H2 + j] as number);
    }
    for (let j = 0; j < H2; j++) {
      const x = hidden[j] as number;
      if (x <= 0) continue;
      for (let o = 0; o < n; o++) outputs[o] = (outputs[o] as number) + x * (third[j * n + o] as number);
    }
  }

  private collect(example: Example): number {
    this.forward(example);
    const { second, third } = this.network.parameters;
    const { gradient, sums, hidden, outputs, errors1, errors2, alive } = this;
    const n = outputs.length;
    const { first } = gradient;
    let loss = 0;
    // Units of the first layer that pass something: only they learn.
    let live = 0;
    errors1.fill(0);
    errors2.fill(0);
    for (let o = 0; o < n; o++) {
      const error = (outputs[o] as number) - (example.targets[o] as number);
      loss += error * error;
      // A single surprise must not throw everything over.
      const pull = Math.max(-1, Math.min(1, error)) * (o === 0 ? 1 : RIVAL_PART);
      outputs[o] = pull;
      gradient.thirdBias[o] = (gradient.thirdBias[o] as number) + pull;
      for (let j = 0; j < H2; j++) {
        const x = hidden[j] as number;
        if (x <= 0) continue;
        gradient.third[j * n + o] = (gradient.third[j * n + o] as number) + pull * x;
        errors2[j] = (errors2[j] as number) + pull * (third[j * n + o] as number);
      }
    }
    for (let j = 0; j < H2; j++) gradient.secondBias[j] = (gradient.secondBias[j] as number) + (errors2[j] as number);
    for (let h = 0; h < H1; h++) {
      const x = sums[h] as number;
      if (x <= 0) continue;
      const row = h * H2;
      let error = 0;
      for (let j = 0; j < H2; j++) {
        const e = errors2[j] as number;
        gradient.second[row + j] = (gradient.second[row + j] as number) + e * x;
        error += e * (second[row + j] as number);
      }
      errors1[h] = error;
      alive[live++] = h;
      gradient.firstBias[h] = (gradient.firstBias[h] as number) + error;
    }
    for (let k = 0; k < example.places.length; k++) {
      const f = example.places[k] as number;
      const x = example.values[k] as number;
      if (!this.touched[f]) {
        this.touched[f] = 1;
        this.touchedList.push(f);
      }
      const row = f * H1;
      for (let k = 0; k < live; k++) {
        const h = alive[k] as number;
        first[row + h] = (first[row + h] as number) + x * (errors1[h] as number);
      }
      for (let o = 0; o < n; o++)
        gradient.skip[f * n + o] = (gradient.skip[f * n + o] as number) + x * (outputs[o] as number);
    }
    return loss;
  }

  private step(rate: number, scale: number): void {
    this.steps++;
    const n = this.network.outputs;
    const corrected = (rate * Math.sqrt(1 - SPREAD ** this.steps)) / (1 - MOMENTUM ** this.steps);
    for (const layer of ['firstBias', 'second', 'secondBias', 'third', 'thirdBias'] as const)
      this.move(layer, 0, this.network.parameters[layer].length, corrected, scale);
    for (const f of this.touchedList) {
      this.touched[f] = 0;
      this.move('first', f * H1, (f + 1) * H1, corrected, scale);
      this.move('skip', f * n, (f + 1) * n, corrected * SKIP_RATE, scale);
    }
    this.touchedList.length = 0;
  }

  private move(layer: keyof Parameters, from: number, to: number, rate: number, scale: number): void {
    const weights = this.network.parameters[layer];
    const gradient = this.gradient[layer];
    const means = this.means[layer];
    const squares = this.squares[layer];
    for (let i = from; i < to; i++) {
      const g = (gradient[i] as number) * scale;
      gradient[i] = 0;
      const m = MOMENTUM * (means[i] as number) + (1 - MOMENTUM) * g;
      const v = SPREAD * (squares[i] as number) + (1 - SPREAD) * g * g;
      means[i] = m;
      squares[i] = v;
      weights[i] = (weights[i] as number) * (1 - this.decay * rate) - (rate * m) / (Math.sqrt(v) + EPSILON);
    }
  }
}
/** The direct way sums over all features at once, so each of its steps is smaller. */
const SKIP_RATE = 0.5;
