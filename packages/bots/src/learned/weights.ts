import type { Features, Game, Options, Setup, State } from '@quayside/engine';
import { dealer, fingerprint, randomFrom, start } from '@quayside/engine/host';
import { derivedFeatures } from './derived-features.ts';
import { outputsFor } from './position-evaluator.ts';
import { LAYERS, Network, sizesOf, type Parameters } from './network.ts';

/** What a network was trained for and how: the model card. */
export interface ModelCard {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Options that a table must have for these weights; all others were varied, or do not matter. */
  readonly options: Options;
  /** Tells whether features are still laid out as they were. */
  readonly layout: string;
  readonly features: number;
  /** How much a point of the best opponent counts against one of one's own. */
  readonly rivalry: number;
  readonly games: number;
  readonly minutes: number;
  readonly command: string;
  /** What it went on from, where it did not begin anew. */
  readonly before?: string;
  /** Results against opponents that were never trained against, on deals that were never trained on. */
  readonly panel: readonly PanelResult[];
}
/** How a bot did against another in the measurement after its training. */
export interface PanelResult {
  readonly against: string;
  readonly games: number;
  /** The mean of what it scored itself, and the part of its tables that it won. */
  readonly points: number;
  readonly wins: number;
}

/** Weights as they are stored: a card, and for each layer the largest number and all numbers as parts of it, in base64. */
export interface WeightsFile {
  readonly card: ModelCard;
  readonly layers: { readonly [layer in keyof Parameters]: { readonly most: number; readonly numbers: string } };
}

/** What a bot has learned: its network, and the card that says how. */
export interface Weights {
  readonly card: ModelCard;
  readonly network: Network;
}

/** Numbers are stored as whole numbers up to this. */
const FINEST = 32767;

export const featuresOf = (game: Game, setup: Setup): Features<State> => game.features ?? derivedFeatures(game, setup);

/** A text that changes with the layout of the features: what they say of the beginning of one particular deal. */
export function layoutOf(game: Game, setup: Setup): string {
  const features = featuresOf(game, setup);
  const { state } = start(game, setup, dealer(game, setup, 'layout', randomFrom), null);
  const numbers = new Float32Array(features.count(setup));
  features.write(state, 0, numbers);
  return fingerprint([...numbers].map((x) => Math.round(x * 1000)));
}

/** Why weights can't be used at a table, in words; null where they fit. */
export function misfit({ card }: { readonly card: ModelCard }, game: Game, setup: Setup): string | null {
  const made = `The weights are for ${card.game} version ${card.version} with ${card.seats} seats`;
  if (card.game !== game.id || card.version !== game.version)
    return `${made}, but the table plays ${game.id} version ${game.version}. Train again: ${card.command}`;
  if (card.seats !== setup.seats) return `${made}, but the table has ${setup.seats}.`;
  for (const [option, value] of Object.entries(card.options))
    if (setup.options[option] !== value)
      return `${made} and ${option} ${String(value)}, but the table has ${option} ${String(setup.options[option])}.`;
  return layoutMisfit(card, game, setup)
    ? `${made}, but what ${game.id} tells of a position has changed since. Train again: ${card.command}`
    : null;
}

const layouts = new WeakMap<ModelCard, { readonly game: Game; readonly changed: boolean }>();
function layoutMisfit(card: ModelCard, game: Game, setup: Setup): boolean {
  const known = layouts.get(card);
  if (known?.game === game) return known.changed;
  const usual = trainedSetup(card, game, setup);
  const changed = featuresOf(game, usual).count(usual) !== card.features || layoutOf(game, usual) !== card.layout;
  layouts.set(card, { game, changed });
  return changed;
}

/** A table with the card's options and otherwise the usual ones, so that the layout does not depend on what may differ. */
export const trainedSetup = (card: Pick<ModelCard, 'options'>, game: Game, { seats }: Setup): Setup => ({
  seats,
  options: {
    ...Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default])),
    ...card.options,
  },
});

/** Weights as they are stored. */
export function storeWeights({ card, network }: Weights): WeightsFile {
  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, packed(network.parameters[layer])]));
  return { card, layers: layers as WeightsFile['layers'] }; // one for each layer
}

/** Weights as a game's package keeps them; the same ones are read once. */
export function readWeights(file: WeightsFile): Weights {
  let weights = read.get(file);
  if (!weights) read.set(file, (weights = decoded(file)));
  return weights;
}
const read = new WeakMap<WeightsFile, Weights>();

function decoded({ card, layers }: WeightsFile): Weights {
  const outputs = outputsFor(card.seats);
  const sizes = sizesOf(card.features, outputs);
  const parameters = Object.fromEntries(
    LAYERS.map((layer) => {
      const numbers = unpacked(layers[layer]);
      if (numbers.length !== sizes[layer])
        throw new RangeError(
          `The weights of ${card.game} are damaged: ${layer} has ${numbers.length} numbers, not ${sizes[layer]}.`,
        );
      return [layer, numbers];
    }),
  );
  return { card, network: new Network(card.features, outputs, parameters as unknown as Parameters) }; // one for each layer
}

function packed(numbers: Float32Array): { most: number; numbers: string } {
  const most = numbers.reduce((high, x) => Math.max(high, Math.abs(x)), 0) || 1;
  let text = '';
  for (const x of numbers) {
    const n = Math.round((x / most) * FINEST) & 0xffff;
    text += String.fromCharCode(n & 0xff, n >> 8);
  }
  return { most, numbers: btoa(text) };
}

function unpacked({ most, numbers }: { readonly most: number; readonly numbers: string }): Float32Array {
  const text = atob(numbers);
  const found = new Float32Array(text.length / 2);
  for (let i = 0; i < found.length; i++) {
    const n = text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 8);
    found[i] = ((n > FINEST ? n - 0x10000 : n) / FINEST) * most;
  }
  return found;
}
