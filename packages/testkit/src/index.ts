/** What every rule module must pass, free of any test runner. */
export { conformance, PROPERTY_NAMES, type Conformance, type ConformanceOptions } from './conformance/conformance.ts';
export { describeViolation, type Violation, type Where } from './conformance/findings.ts';
export { pairwiseSetups } from './conformance/setups.ts';
export { fixtureFailure, fixtureOf, recordFixture, type End, type Fixture } from './fixture/fixture.ts';
export { requireUnfrozen } from './fixture/folder.ts';
export { lessonFailure } from './lesson.ts';
export { scenarioFile, type GameImport, type Story } from './scenario/file.ts';
export * from './scenario/run.ts';
export * from './scenario/scenario.ts';
export * from './scenario/steps.ts';
