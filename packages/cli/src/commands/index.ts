import type { Command } from '../command.ts';
import { arenaCommand } from './arena.ts';
import { benchCommand } from './bench.ts';
import { cardsCommand } from './cards.ts';
import { checkFairnessCommand } from './check-fairness.ts';
import { freezeCommand } from './freeze.ts';
import { gamesCommand } from './games.ts';
import { ladderCommand } from './ladder.ts';
import { playCommand } from './play.ts';
import { recordCommand } from './record.ts';
import { replayCommand } from './replay.ts';
import { scenarioFromReportCommand } from './scenario-from-report.ts';
import { scenarioCommand } from './scenario.ts';
import { simulateCommand } from './simulate.ts';
import { trainCommand } from './train.ts';
import { verifyCommand } from './verify.ts';

/** All commands that know the games. */
export const commands: readonly Command[] = [
  gamesCommand,
  cardsCommand,
  verifyCommand,
  scenarioCommand,
  scenarioFromReportCommand,
  simulateCommand,
  playCommand,
  recordCommand,
  replayCommand,
  checkFairnessCommand,
  benchCommand,
  freezeCommand,
  trainCommand,
  arenaCommand,
  ladderCommand,
];
