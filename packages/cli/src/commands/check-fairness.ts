import type { Deal, MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games';
import { UsageError, type Command } from '../command.ts';
import { readJson } from '../input.ts';
import { explained, openRecord } from '../record.ts';

export const checkFairnessCommand: Command = {
  name: 'check-fairness',
  about: 'Checks that all chance of a finished match follows from the seed that was promised before it began.',
  takes: ['record.json'],
  options: {
    commitment: {
      type: 'string',
      value: 'hex',
      about: 'what the table showed before the match, noted down by somebody else than the host',
    },
    nonce: { type: 'string', value: 'text', about: 'one’s own part in the seed, as one’s browser has sent it' },
  },
  examples: ['check-fairness record.json', 'check-fairness record.json --commitment 5f0c…'],
  async run(call) {
    const path = call.arguments[0] ?? '';
    const { record, edition } = await openRecord(path, readJson(path));
    const deal = dealIn(path, record);
    const { promised, checked, wrong } = fairnessOf(path, record, edition, deal);
    const noted = call.text('commitment');
    const own = call.text('nonce');
    const findings = {
      promised,
      commitment: noted === undefined ? null : noted === deal.commitment,
      nonce: own === undefined ? null : deal.nonces.includes(own),
      checked,
      wrong,
    };
    const ok = promised && wrong.length === 0 && findings.commitment !== false && findings.nonce !== false;
    const text = [
      promised
        ? `The opened secret is the one that was promised: ${deal.commitment}`
        : 'The opened secret is NOT the one that was promised.',
      ...(findings.commitment === false ? ['The promise is NOT the one that you have noted.'] : []),
      ...(findings.commitment === null ? ['Compare this promise with what the table showed before the match.'] : []),
      ...(findings.nonce === false ? ['Your part is NOT in the seed.'] : []),
      ...(findings.nonce === true ? ['Your part is in the seed.'] : []),
      wrong.length === 0
        ? `All ${checked} answers of chance follow from the seed.`
        : `${wrong.length} of ${checked} answers of chance do NOT follow from the seed: answers ${wrong.join(', ')}.`,
      ok ? 'fair' : 'NOT fair',
    ].join('\n');
    return { json: { ...findings, fair: ok }, text, ok };
  },
};

/** What a record says about its chance. Without it nothing can be checked, and the reason is said. */
function dealIn(path: string, { about = {} }: MatchRecord): Deal {
  const { match, commitment, secret, nonces, forkOf } = about;
  if (forkOf !== undefined)
    throw new UsageError(
      `${path} was played on from another match (${typeof forkOf === 'string' ? forkOf : 'unnamed'}): check the record of that one.`,
    );
  const words = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (typeof match !== 'string' || typeof commitment !== 'string' || typeof secret !== 'string' || !words(nonces))
    throw new UsageError(
      `${path} has no opened seed (about.match, commitment, secret, nonces): only a match that was played to its end on a server has one, and a deal that many share only when nobody can play it any more.`,
    );
  return { match, commitment, secret, nonces };
}

function fairnessOf(path: string, record: MatchRecord, { core, game }: Edition, deal: Deal) {
  try {
    return core.checkFairness(game, record, deal);
  } catch (error) {
    throw explained(path, error);
  }
}
