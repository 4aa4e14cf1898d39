import { below, NATURE, type Ask, type Move } from '@quayside/engine';
import {
  canonical,
  decisions,
  DRAW,
  openMatch,
  randomFrom,
  standing,
  stateAt,
  submit,
  undo,
  undoPoint,
  undoTo,
  type Match,
  type Nature,
} from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import type { Findings } from './findings.ts';
import type { PlayedGame, Deal } from './game.ts';
import type { Property } from './property.ts';
import { firstDifference } from './replays.ts';

/** So many times a game is taken back and played again, from so many answers ago at most. */
const TIMES = 4;
const BACK = 12;

/** Taking back leads where the remaining answers lead, and the same answers again meet the same chance. */
export const undoes: Property = {
  name: 'undo agrees with replay and is no re-roll',
  game(deal: Deal, played: PlayedGame, findings: Findings) {
    const labels = new Map<string, string>();
    const nature: Nature = (ask, offer, s) => {
      label(deal, ask, labels, findings);
      return deal.nature(ask, offer, s);
    };
    const random = randomFrom(`${deal.seed}/undo`);
    const own = played.line.filter((move) => move.seat !== NATURE);
    const stops = new Set(Array.from({ length: TIMES }, () => 1 + below(random, own.length)));
    findings.attempt(undoes.name, { ...deal, line: played.line }, 'the match can’t be played through its log', () => {
      const match = openMatch(deal.game, deal.setup, nature);
      own.forEach((move, i) => {
        give(match, move, nature);
        if (!stops.has(i + 1)) return;
        labels.clear();
        takeBack(deal, match, random, nature, findings);
        labels.clear();
      });
    });
  },
};

function takeBack(deal: Deal, match: Match, random: () => number, nature: Nature, findings: Findings): void {
  const { game, setup } = deal;
  const line = standing(match.log);
  const spot = { ...deal, line };
  const before = canonical(match.state);
  const first = line.find((one) => one.seat !== NATURE)?.seq ?? 1;
  const last = line.at(-1);
  const mayUndo = last !== undefined && undoPoint(match.log, last.seat) !== null;
  const { to } = mayUndo
    ? undo(match, last.seat)
    : undoTo(match, Math.max(first - 1, match.log.length - 1 - below(random, BACK)), 0);
  const kept = line.filter((one) => one.seq <= to);
  const expected = stateAt(game, setup, kept);
  findings.check(
    undoes.name,
    canonical(match.state) === canonical(expected),
    spot,
    () =>
      `taken back to answer ${kept.length}, the state is another than replayed: ${firstDifference(match.state, expected)}`,
  );
  const own = line.filter((one) => one.seq > to && one.seat !== NATURE);
  for (const move of own) {
    if (!decisions(game, match.state, move.seat).some((one) => one.key === move.key)) {
      findings.add(
        undoes.name,
        spot,
        `taken back to answer ${kept.length} and answered the same again, ${seatName(move.seat)} is no longer asked ${move.key}`,
      );
      return;
    }
    give(match, move, nature);
  }
  const again = standing(match.log);
  const reroll = line.findIndex(
    (one, i) =>
      canonical([one.seat, one.key, one.answer]) !== canonical([again[i]?.seat, again[i]?.key, again[i]?.answer]),
  );
  findings.check(
    undoes.name,
    reroll < 0,
    spot,
    () =>
      `taken back to answer ${kept.length} and answered the same again, chance says ${canonical(again[reroll]?.answer)} instead of ${canonical(line[reroll]?.answer)}`,
  );
  findings.check(
    undoes.name,
    canonical(match.state) === before,
    spot,
    () => `taken back to answer ${kept.length} and answered the same again, the state is another`,
  );
}

function give(match: Match, { seat, key, answer }: Move, nature: Nature): void {
  const decision = decisions(match.game, match.state, seat).find((one) => one.key === key);
  submit(match, { seat, decision: decision?.id ?? '', answer }, nature);
}

/** Chance other than cards has a name of its own, or what else happened would decide it. */
function label(deal: Deal, ask: Ask, labels: Map<string, string>, findings: Findings): void {
  if (ask.key === DRAW) {
    const { deck, i } = ask.data as { deck: string; i: number };
    const name = `card ${i} of ${deck}`;
    findings.check(
      undoes.name,
      !labels.has(name),
      { ...deal, line: [] },
      () => `${name} is dealt twice in one game, so the order comes back: lay out a deck once, then use play.reshuffle`,
    );
    labels.set(name, '');
    return;
  }
  const roll = (ask.data as { roll?: unknown } | undefined)?.roll;
  const name = `${ask.key}/${String(roll)}`;
  findings.check(
    undoes.name,
    typeof roll === 'string',
    { ...deal, line: [] },
    () =>
      `chance ${ask.key} is asked without a name of its own (data.roll): an undo and another order of answers would roll again`,
  );
  findings.check(
    undoes.name,
    typeof roll !== 'string' || labels.get(name) === undefined,
    { ...deal, line: [] },
    () => `chance ${name} is asked twice in one game and would come out the same both times`,
  );
  labels.set(name, '');
}
