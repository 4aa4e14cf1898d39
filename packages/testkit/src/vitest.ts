/** The checks of the kit as suites of vitest. */
import { readFileSync } from 'node:fs';
import type { Game, Handbook, Lesson, TranslatedText } from '@quayside/engine';
import { assert, describe, expect, it } from 'vitest';
import { conformance, PROPERTY_NAMES, type Conformance, type ConformanceOptions } from './conformance/conformance.ts';
import { describeViolation } from './conformance/findings.ts';
import { fixtureFailure } from './fixture/fixture.ts';
import { fixtureNames, readFixture, recordFolder } from './fixture/folder.ts';
import { lessonFailure } from './lesson.ts';
import { runScenario } from './scenario/run.ts';
import type { ScenarioBook } from './scenario/scenario.ts';

/** A book of scenarios, each a test of its own. */
export function describeScenarios(book: ScenarioBook): void {
  describe(`${book.game.id}: scenarios`, () => {
    for (const name of Object.keys(book.scenarios))
      it(name, () => {
        const { failure } = runScenario(book, name);
        assert(failure === null, failure ?? '');
      });
  });
}

/** The conformance suite: the games are played once, and then each property is a test. */
export function describeConformance(game: Game, options: ConformanceOptions = {}): void {
  describe(`${game.id}: conformance`, () => {
    let result: Conformance | undefined;
    // Whoever runs one property alone has the games played by it.
    const played = () => (result ??= conformance(game, options));
    it('plays every number of seats to the end, ten games of each setup', { timeout: PATIENCE }, () => {
      expect(played().setups).toBeGreaterThanOrEqual(game.seats.max - game.seats.min + 1);
      expect(played().games).toBeGreaterThanOrEqual(10 * played().setups);
      expect(played().positions).toBeGreaterThan(0);
    });
    for (const property of PROPERTY_NAMES)
      it(property, { timeout: PATIENCE }, () => {
        const violations = played().violations.filter((one) => one.property === property);
        assert(violations.length === 0, violations.map(describeViolation).join('\n'));
      });
  });
}

/** A large game on a busy machine takes its time; only a hang takes this long. */
const PATIENCE = 600_000;

/**
 * The kept matches of the module's version, each replayed to its recorded end. `QUAYSIDE_RECORD=1` records them anew,
 * after a change of rules that is meant, as long as the version is not frozen.
 */
export function describeFixtures(game: Game, folder: string): void {
  if (process.env['QUAYSIDE_RECORD'] === '1') recordFolder(game, folder);
  describe(`${game.id}: fixtures of version ${game.version}`, () => {
    const names = fixtureNames(game, folder);
    it('are kept', () => assert(names.length > 0, recordingHint(game, folder)));
    for (const name of names)
      it(`${name} replays to its recorded end`, () => {
        const failure = fixtureFailure(game, readFixture(game, folder, name));
        assert(failure === null, failure ?? '');
      });
  });
}

const recordingHint = ({ version }: Game, folder: string): string =>
  `no recorded match of version ${version} in ${folder}: run the tests once with QUAYSIDE_RECORD=1 to record some`;

/** Texts that lack a language of the game, or are the English text in another one. */
const untranslated = (game: Game, said: readonly TranslatedText[]): string[] =>
  Object.keys(game.messages).flatMap((language) =>
    said
      .filter(({ en, [language]: text = '' }) => text.length <= 5 || (language !== 'en' && text === en))
      .map(({ en }) => `${language}: ${en}`),
  );

/** What players read: the rulings are those of the module's table (RULINGS.md), and nothing is missing in any language. */
export function describeHandbook(game: Game, { reference, rulings }: Handbook, table?: URL): void {
  describe(`${game.id}: what players read`, () => {
    it('has the rulings that are written down', () => {
      const text = table ? readFileSync(table, 'utf8') : '';
      const written = [...text.matchAll(/^\| ([A-Z]+-\d+) *\| (.*?) *\| (.*?) *\|$/gm)];
      expect(rulings.map(({ id, question, ruling }) => [id, question.en, ruling.en])).toEqual(
        written.map(([, id, question, ruling]) => [id, question, ruling]),
      );
    });
    it('tells a turn and what counts', () => {
      expect(reference.length).toBeGreaterThan(1);
      for (const part of reference) expect(part.lines.length, part.title.en).toBeGreaterThan(0);
    });
    it('says everything in each language of the game', () => {
      const said = [
        ...reference.flatMap((part) => part.lines.map((one) => one.text)),
        ...rulings.flatMap((one) => [one.question, one.ruling]),
      ];
      expect(untranslated(game, said)).toEqual([]);
    });
  });
}

/** A guided round: the rules play it as it is written, and everything is said in each language. */
export function describeLesson(game: Game, lesson: Lesson): void {
  describe(`${game.id}: the guided round`, () => {
    it('can be played as it is written', () => {
      const failure = lessonFailure(game, lesson);
      assert(failure === null, failure ?? '');
    });
    it('says everything in each language of the game', () => {
      const said = lesson.steps.flatMap(({ words, instead = {} }) => [words, ...Object.values(instead)]);
      expect(untranslated(game, [...said, ...Object.values(lesson.hints ?? {})])).toEqual([]);
    });
    it('hints at decisions that the game asks', () => {
      for (const key of Object.keys(lesson.hints ?? {})) expect(game.questions, key).toHaveProperty(key);
    });
    it('names everybody but the person', () => {
      const others = lesson.names.filter((name, seat) => seat !== lesson.seat && name !== '');
      expect(others).toHaveLength(lesson.seats - 1);
    });
  });
}
