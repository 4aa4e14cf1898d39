import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMove, lastEdit, openFile, type DevMatch } from '@quayside/testkit/dev-table';
import { readReport, Refused, type RulesReport } from '@quayside/engine/host';
import { scenarioFile } from '@quayside/testkit';
import { UsageError, type Command } from '../command.ts';
import { gameOf, readJson } from '../input.ts';
import { explained } from '../record.ts';
import { declaredIn, exportName, packagesFolder, type GamePackage } from '../workspace/packages.ts';

export const scenarioFromReportCommand: Command = {
  name: 'scenario from-report',
  about:
    'Makes a scenario of a report of a problem with the rules: the position is set, and it fails until somebody says what should happen.',
  takes: ['report.json'],
  options: {
    back: { type: 'string', value: 'n', about: 'begin so many answers before the report (0, unless said)' },
    out: { type: 'string', value: 'file', about: 'where to write it (among the scenarios of the game, unless said)' },
  },
  examples: ['scenario from-report report.json', 'scenario from-report report.json --back 2'],
  run(call) {
    const file = call.arguments[0] ?? '';
    const report = reportIn(file);
    const game = gameOf(report.game);
    if (report.version !== game.version)
      throw new UsageError(
        `${file} was played by version ${report.version} of ${game.id}, and the rules here are version ${game.version}: ` +
          `its position says nothing about them. Take the checkout in which version ${report.version} is the newest.`,
      );
    const line = lineIn(file, report);
    const first = lastEdit(line);
    const from = line.at - call.number('back', 0, 0, line.at - first);
    const home = declaredIn(packagesFolder()).games.find(({ id }) => id === game.id);
    if (!home) throw new UsageError(`No package declares ${game.id}.`);
    const title = sentenceOf(report.text);
    const text = scenarioFile(
      game,
      { from: home.specifier, name: exportName(game.id) },
      {
        title,
        rule: 'reported',
        setup: line.setup,
        position: from === 0 ? null : (line.moments[from]?.state ?? null),
        answers: line.moments.slice(from + 1).flatMap(({ step }) => (isMove(step) ? [step] : [])),
        todo: `Say in place of this line what should happen. Reported by ${whoOf(report)}: ${report.text}`,
      },
    );
    const out = call.text('out') ?? path.join(folderOf(home), `${slugOf(title)}.scenarios.ts`);
    if (existsSync(out)) throw new UsageError(`${out} is there already. Name another file with --out.`);
    writeFileSync(out, text);
    return {
      json: { game: game.id, version: game.version, title, file: out, imagined: report.record === undefined },
      text: [
        `${out}: fails until the last line of its play says what should happen.`,
        ...(report.record ? [] : ['The report is of one seat’s view: what that seat can’t know was made up.']),
        `quayside scenario ${out}`,
      ].join('\n'),
    };
  },
};

function reportIn(file: string): RulesReport {
  try {
    return readReport(readJson(file));
  } catch (error) {
    throw explained(file, error);
  }
}

function lineIn(file: string, report: RulesReport): DevMatch {
  try {
    return openFile(gameOf(report.game), report).line;
  } catch (error) {
    if (error instanceof Refused) throw explained(file, error);
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const whoOf = ({ seat }: RulesReport): string => (seat < 0 ? 'a spectator' : `seat ${seat}`);

const LONGEST_TITLE = 80;

/** The first sentence of what was reported. */
function sentenceOf(text: string): string {
  const [first = ''] = text.trim().split(/(?<=[.!?])\s|\n/);
  const short = first.length > LONGEST_TITLE ? `${first.slice(0, LONGEST_TITLE).trimEnd()}…` : first;
  return short === '' ? 'a problem with the rules' : short;
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)
    .replace(/-$/, '') || 'reported';

/** Where the game's sources are, and its scenarios among them. */
function folderOf({ folder, manifest, entry }: GamePackage): string {
  const source = path.dirname(path.join(folder, String(manifest.exports?.[entry])));
  const scenarios = path.join(source, 'scenarios');
  return existsSync(scenarios) ? scenarios : source;
}
