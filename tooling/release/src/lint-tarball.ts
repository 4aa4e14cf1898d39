import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What would not work for who installs a package: wrong entries, files that are missing, types that are not found. */
export async function problemsOf(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: toBuffer(data) }, level: 'warning', strict: true });
  const entries = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const types = await checkPackage(createPackageFromTarballData(data));
  const problems = types.types === false ? ['it has no types'] : types.problems.filter(isOurs).map(inWords);
  return [...entries, ...problems].map((problem) => `${path.basename(path.dirname(tarball))}: ${problem}`);
}

/** The packages are ES modules alone, for Node 20 and bundlers: how CommonJS and the resolution of Node 10 see them does not matter. */
const isOurs = (problem: Problem): boolean =>
  !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
  !('resolutionOption' in problem && problem.resolutionOption === 'node10');

const inWords = (problem: Problem): string => JSON.stringify(problem);

const toBuffer = (data: Buffer): ArrayBuffer =>
  data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
