import type { Game, Lesson } from '@quayside/engine';
import { lessonAt, refusal } from '@quayside/engine/host';
import { answerInWords, inWords, openInWords, seatName } from './in-words.ts';

/** The first step at which the rules do not go along with a guided round, in the game's words; null where they do. */
export function lessonFailure(game: Game, lesson: Lesson): string | null {
  const { messages } = game;
  for (let i = 0; i < lesson.steps.length; i++) {
    const { words, does } = lesson.steps[i] ?? { words: { en: '' } };
    const where = `Step ${i + 1} (“${words.en.slice(0, 60)}”)`;
    try {
      const { state } = lessonAt(game, lesson, i);
      const move = does && { seat: lesson.seat, key: does.key, answer: does.answer };
      const refused = move && refusal(game, state, move);
      if (refused)
        return [
          `${where} waits for ${seatName(lesson.seat)}: ${move.key} = ${answerInWords(messages.en, move.key, move.answer)}`,
          `  ${inWords(messages.en, refused.text)}`,
          `  Open now: ${openInWords(game, state)}`,
        ].join('\n');
    } catch (error) {
      return `${where} is never reached: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}
