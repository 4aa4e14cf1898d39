import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWeights, storeWeights, type ModelCard, type Weights, type WeightsFile } from '@quayside/bots';
import { UsageError } from '../command.ts';
import { declaredIn, packagesFolder } from '../workspace/packages.ts';

/** No file of weights is larger. */
const LARGEST = 300_000;

/** `v1-2-short`: what weights of one kind of table are called. */
export const weightsName = ({ version, seats, options }: Pick<ModelCard, 'version' | 'seats' | 'options'>): string =>
  [`v${version}`, seats, ...Object.values(options).map(String)].join('-');

/** Where a game's package keeps its weights. */
export function weightsFolder(game: string): string {
  const found = declaredIn(packagesFolder()).games.find(({ id }) => id === game);
  if (!found) throw new UsageError(`No package of this clone has the rules of ${game}.`);
  return path.join(found.folder, 'bots');
}

const START = 'export default ';

/** The weights in a file, or null where there is none. */
export const readWeightsFile = (file: string): Weights | null => (existsSync(file) ? readWeights(parse(file)) : null);

export const readCard = (file: string): ModelCard => parse(file).card;

function parse(file: string): WeightsFile {
  const text = readFileSync(file, 'utf8');
  // Written by `writeWeightsFile`.
  return JSON.parse(text.slice(text.indexOf(START) + START.length).replace(/;\s*$/, '')) as WeightsFile;
}

export function writeWeightsFile(file: string, weights: Weights): void {
  const text = `${START}${JSON.stringify(storeWeights(weights))};\n`;
  if (text.length > LARGEST)
    throw new UsageError(`${file} would have ${text.length} bytes, and ${LARGEST} is the most. Use fewer features.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(file.replace(/\.js$/, '.d.ts'), 'declare const weights: unknown;\nexport default weights;\n');
}
