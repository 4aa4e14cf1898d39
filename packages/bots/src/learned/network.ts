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
  private readonly sums = new Float64Array(H1);
  private readonly hidden = new Float64Array(H2);
  private readonly outputs: Float64Array;

  constructor(network: Network) {
    this.network = network;
    this.base = new Float32Array(network.features);
    this.baseFirst = Float64Array.from(network.parameters.firstBias);
    this.baseSkip = Float64Array.from(network.parameters.thirdBias);
    this.outputs = new Float64Array(network.outputs);
  }

  /** Makes these features the ones that others are compared with. */
  load(features: Float32Array): void {
    const { firstBias, thirdBias } = this.network.parameters;
    this.base.set(features);
    this.baseFirst.set(firstBias);
    this.baseSkip.set(thirdBias);
    for (let f = 0; f < features.length; f++) {
      const x = features[f] as number;
      if (x !== 0) this.add(f, x, this.baseFirst, this.baseSkip);
    }
  }

  /** The outputs for these features, valid until the next call. */
  evaluate(features: Float32Array): Float64Array {
    const { sums, outputs, base } = this;
    sums.set(this.baseFirst);
    outputs.set(this.baseSkip);
    for (let f = 0; f < features.length; f++) {
      const x = (features[f] as number) - (base[f] as number);
      if (x !== 0) this.add(f, x, sums, outputs);
    }
    this.finish();
    return outputs;
  }

  private add(f: number, x: number, sums: Float64Array, skips: Float64Array): void {
    const { first, skip } = this.network.parameters;
    const row = f * H1;
    for (let h = 0; h < H1; h++) sums[h] = (sums[h] as number) + x * (first[row + h] as number);
    const n = skips.length;
    for (let o = 0; o < n; o++) skips[o] = (skips[o] as number) + x * (skip[f * n + o] as number);
  }

  private finish(): void {
    const { sums, hidden, outputs } = this;
    const { second, secondBias, third } = this.network.parameters;
    hidden.set(secondBias);
    for (let h = 0; h < H1; h++) {
      const x = sums[h] as number;
      if (x <= 0) continue;
      const row = h * H2;
      for (let j = 0; j < H2; j++) hidden[j] = (hidden[j] as number) + x * (second[row + j] as number);
    }
    const n = outputs.length;
    for (let j = 0; j < H2; j++) {
      const x = hidden[j] as number;
      if (x <= 0) continue;
      for (let o = 0; o < n; o++) outputs[o] = (outputs[o] as number) + x * (third[j * n + o] as number);
    }
  }
}
