import type { Random } from '@quayside/engine';

/** Units of the two hidden layers. */
export const HIDDEN = [64, 32] as const;
const [H1, H2] = HIDDEN;

/** The numbers of a network, layer by layer. Rows of `first` and `skip` belong to one feature each. */
export interface Parameters {
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;
  readonly skip: Float32Array;
}
export const LAYERS = ['first', 'firstBias', 'second', 'secondBias', 'third', 'thirdBias', 'skip'] as const;

export const sizesOf = (features: number, outputs: number): { readonly [layer in keyof Parameters]: number } => ({
  first: features * H1,
  firstBias: H1,
  second: H1 * H2,
  secondBias: H2,
  third: H2 * outputs,
  thirdBias: outputs,
  skip: features * outputs,
});

/** Features → 64 → 32 → outputs, with a direct way from the features to the outputs; hidden units pass what is above zero. */
export class Network {
  readonly features: number;
  readonly outputs: number;
  readonly parameters: Parameters;

  constructor(features: number, outputs: number, parameters: Parameters) {
    this.features = features;
    this.outputs = outputs;
    this.parameters = parameters;
  }

  /** A network that has learned nothing: its outputs are close to 0. */
  static fresh(features: number, outputs: number, random: Random): Network {
    const sizes = sizesOf(features, outputs);
    const layer = (n: number, scale: number) => Float32Array.from({ length: n }, () => scale * (2 * random() - 1));
    return new Network(features, outputs, {
      first: layer(sizes.first, 0.12),
      firstBias: layer(H1, 0.05),
      second: layer(sizes.second, Math.sqrt(3 / H1)),
      secondBias: layer(H2, 0.05),
      third: layer(sizes.third, 0.02),
      thirdBias: new Float32Array(outputs),
      skip: new Float32Array(sizes.skip),
    });
  }

  /** How many numbers there are in all. */
  get size(): number {
    return LAYERS.reduce((sum, layer) => sum + this.parameters[layer].length, 0);
  }

  /** Another network with the same numbers. */
  copy(): Network {
    // Each layer by its name, so all are there.
    const parameters = Object.fromEntries(LAYERS.map((layer) => [layer, this.parameters[layer].slice()]));
    return new Network(this.features, this.outputs, parameters as unknown as Parameters);
  }

  /** Makes its numbers more like those of another: by a part of the difference. */
  approach(other: Network, part: number): void {
    for (const layer of LAYERS) {
      const [mine, theirs] = [this.parameters[layer], other.parameters[layer]];
      for (let i = 0; i < mine.length; i++) {
        const x = mine[i] as number;
        mine[i] = x + part * ((theirs[i] as number) - x);
      }
    }
  }

  /** Writes all numbers into one list, and reads them from there. */
  copyTo(list: Float32Array): void {
    let at = 0;
    for (const layer of LAYERS) {
      list.set(this.parameters[layer], at);
      at += this.parameters[layer].length;
    }
  }
  copyFrom(list: Float32Array): void {
    let at = 0;
    for (const layer of LAYERS) {
      const numbers = this.parameters[layer];
      numbers.set(list.subarray(at, at + numbers.length));
      at += numbers.length;
    }
  }
}

/**
 * Evaluates positions that differ little from one that was loaded: what the first layer makes of that one is kept, and only the
 * features that differ are counted anew.
 */
export class Evaluator {
  readonly network: Network;
  private readonly base: Float32Array;
  // Sums are kept twice as fine as weights: faster, as nothing is rounded on the way.
  private readonly baseFirst: Float64Array;
  private readonly baseSkip: Float64Array;
  private readonly passed = new Float64Array(H1);
  private readonly live = new Uint16Array(H1);
  private readonly hidden = new Float64Array(H2);
  private readonly outputs: Float64Array;
  /** The features that count, and by how much. */
  private readonly places: Uint16Array;
  private readonly amounts: Float64Array;

  constructor(network: Network) {
    this.network = network;
    this.base = new Float32Array(network.features);
    this.baseFirst = Float64Array.from(network.parameters.firstBias);
    this.baseSkip = Float64Array.from(network.parameters.thirdBias);
    this.outputs = new Float64Array(network.outputs);
    this.places = new Uint16Array(network.features);
    this.amounts = new Float64Array(network.features);
  }

  /** Makes these features the ones that others are compared with. */
  load(features: Float32Array): void {
    const { firstBias, thirdBias } = this.network.parameters;
    this.base.fill(0);
    this.baseFirst.set(firstBias);
    this.baseSkip.set(thirdBias);
    const n = this.differing(features);
    this.base.set(features);
    this.sumUp(n, this.baseFirst, this.baseSkip);
  }

  /** The outputs for these features, valid until the next call. */
  evaluate(features: Float32Array): Float64Array {
    const { outputs, passed } = this;
    passed.set(this.baseFirst);
    outputs.set(this.baseSkip);
    this.sumUp(this.differing(features), passed, outputs);
    this.finish();
    return outputs;
  }

  /** Lists the features that differ from the loaded ones; returns how many there are. */
  private differing(features: Float32Array): number {
    const { base, places, amounts } = this;
    let n = 0;
    for (let f = 0; f < features.length; f++) {
      const x = (features[f] as number) - (base[f] as number);
      if (x === 0) continue;
      places[n] = f;
      amounts[n++] = x;
    }
    return n;
  }

  /** Adds what so many features that differ bring. Four sums at a time stay out of memory until they are complete. */
  private sumUp(n: number, sums: Float64Array, skips: Float64Array): void {
    const { first, skip } = this.network.parameters;
    const { places, amounts } = this;
    for (let h = 0; h < H1; h += 4) {
      let a = sums[h] as number;
      let b = sums[h + 1] as number;
      let c = sums[h + 2] as number;
      let d = sums[h + 3] as number;
      for (let k = 0; k < n; k++) {
        const x = amounts[k] as number;
        const at = (places[k] as number) * H1 + h;
        a += x * (first[at] as number);
        b += x * (first[at + 1] as number);
        c += x * (first[at + 2] as number);
        d += x * (first[at + 3] as number);
      }
      sums[h] = a;
      sums[h + 1] = b;
      sums[h + 2] = c;
      sums[h + 3] = d;
    }
    const outputs = skips.length;
    for (let o = 0; o < outputs; o++) {
      let sum = skips[o] as number;
      for (let k = 0; k < n; k++) sum += (amounts[k] as number) * (skip[(places[k] as number) * outputs + o] as number);
      skips[o] = sum;
    }
  }

  private finish(): void {
    const { passed, live, hidden, outputs } = this;
    const { second, secondBias, third } = this.network.parameters;
    let alive = 0;
    for (let h = 0; h < H1; h++) {
      const x = passed[h] as number;
      if (x <= 0) continue;
      live[alive] = h * H2;
      passed[alive++] = x;
    }
    for (let j = 0; j < H2; j += 4) {
      let a = secondBias[j] as number;
      let b = secondBias[j + 1] as number;
      let c = secondBias[j + 2] as number;
      let d = secondBias[j + 3] as number;
      for (let k = 0; k < alive; k++) {
        const x = passed[k] as number;
        const at = (live[k] as number) + j;
        a += x * (second[at] as number);
        b += x * (second[at + 1] as number);
        c += x * (second[at + 2] as number);
        d += x * (second[at + 3] as number);
      }
      hidden[j] = a;
      hidden[j + 1] = b;
      hidden[j + 2] = c;
      hidden[j + 3] = d;
    }
    const n = outputs.length;
    for (let j = 0; j < H2; j++) {
      const x = hidden[j] as number;
      if (x <= 0) continue;
      for (let o = 0; o < n; o++) outputs[o] = (outputs[o] as number) + x * (third[j * n + o] as number);
    }
  }
}
