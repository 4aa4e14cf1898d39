import { createInterface } from 'node:readline';
import type { Bot } from '@quayside/bots';
import type { Answer, Game, Messages, Random, Seat } from '@quayside/engine';
import {
  conceal,
  dealer,
  decisions,
  dueSeats,
  isOver,
  offers,
  openMatch,
  randomFrom,
  recordOfLog,
  Refused,
  submit,
  suggestions,
  undo,
  type Decision,
  type Match,
  type Nature,
} from '@quayside/engine/host';
import { decisionText } from '@quayside/engine/texts';
import { UsageError, type Command } from '../command.ts';
import { botsOf, gameNamed, seedOf, setupOf, tableOptions } from '../input.ts';
import { chooseFrom, type MenuLine } from '../menu.ts';
import { positionInWords } from '../position.ts';
import { answerInWords, eventInWords, inWords, scoresInWords } from '../in-words.ts';

const HELP =
  'A number chooses, or the arrow keys; a payment can also be typed (wood=2 coal=1), an order too (rum, tea). undo takes back, quit leaves.';

export const playCommand: Command = {
  name: 'play',
  about: 'A game in the terminal, against bots.',
  takes: ['game'],
  options: { ...tableOptions, seat: { type: 'string', value: 'n', about: 'where you sit (0, unless said)' } },
  examples: ['play tidewater --bots merchant', 'play tidewater --seats 2 --seat 1'],
  async run(call) {
    const game = await gameNamed(call.arguments[0] ?? '');
    const setup = setupOf(game, call);
    const bots = await botsOf(call, game, setup, 'merchant');
    const you = call.number('seat', 0, 0, setup.seats - 1);
    // The one document on stdout is for --json; the dialogue goes to stderr, which a person sees either way.
    const out = call.flag('json') ? process.stderr : process.stdout;
    const names = bots.map((bot, seat) => (seat === you ? `Seat ${seat} (you)` : `${bot.name} ${seat}`));
    const table = new ConsoleMatch(
      game,
      openMatch(game, setup, dealer(game, setup, seedOf(call))),
      seedOf(call),
      bots,
      you,
      names,
      out,
    );
    const left = !(await table.play());
    const { state, log } = table.match;
    const scores = game.score(state);
    return {
      json: { over: isOver(state), scores, record: recordOfLog(game, setup, log) },
      text: left ? 'You have left the table.' : scoresInWords(game, scores, names),
    };
  },
};

/** An option with what it does, where it is a card or a space with a text. */
function withCard(messages: Messages, text: string, answer: Answer): string {
  const card = typeof answer === 'string' ? messages[`card.${answer}`] : undefined;
  return card === undefined ? text : `${text}: ${card}`;
}

class ConsoleMatch {
  readonly match: Match;
  private readonly game: Game;
  private readonly nature: Nature;
  private readonly random: Random;
  private readonly bots: readonly Bot[];
  private readonly you: Seat;
  private readonly names: readonly string[];
  private readonly out: NodeJS.WritableStream;

  constructor(
    game: Game,
    match: Match,
    seed: string,
    bots: readonly Bot[],
    you: Seat,
    names: readonly string[],
    out: NodeJS.WritableStream,
  ) {
    this.game = game;
    this.match = match;
    this.nature = dealer(game, match.setup, seed);
    this.random = randomFrom(seed);
    this.bots = bots;
    this.you = you;
    this.names = names;
    this.out = out;
  }

  /** Plays to the end; false where the person leaves before. */
  async play(): Promise<boolean> {
    const next = process.stdin.isTTY && process.stdout.isTTY ? () => this.fromKeys() : this.fromLines();
    this.say(HELP);
    this.tell();
    for (;;) {
      this.letBotsPlay();
      if (isOver(this.match.state)) return true;
      this.say(
        `\n${positionInWords(this.game, conceal(this.game, this.match.state, this.you), this.you, this.names)}\n`,
      );
      const word = await next();
      if (word === undefined) throw new UsageError('The input ended before the match did.');
      if (word === 'quit') return false;
      this.hear(word);
    }
  }

  private fromKeys(): Promise<string> {
    return chooseFrom(this.menu(), process.stdin, this.out);
  }

  /** Where somebody types into a pipe, or a file is read: an answer a line. */
  private fromLines(): () => Promise<string | undefined> {
    const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
    return async () => {
      for (const { text, number } of this.menu()) this.say(number === undefined ? text : `  ${number}  ${text}`);
      this.out.write('> ');
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    };
  }

  private letBotsPlay(): void {
    for (;;) {
      const due = dueSeats(this.match.state);
      const seat = due.find((one) => one !== this.you);
      // Those who decide side by side with the person go first, sealed as it is.
      if (seat === undefined) return;
      const { game, random } = this;
      const view = conceal(game, this.match.state, seat);
      const choice = this.bots[seat]?.decide({ game, view, seat, decisions: offers(game, view, seat), random });
      const decision = decisions(game, this.match.state, seat).find((one) => one.key === choice?.key);
      if (!choice || !decision) throw new Error(`${this.names[seat]} has no answer`);
      submit(this.match, { seat, decision: decision.id, answer: choice.answer }, this.nature);
      this.tell();
    }
  }

  private open(): readonly Decision[] {
    return decisions(this.game, conceal(this.game, this.match.state, this.you), this.you);
  }

  /** Everything that can be answered by a number: the due decision first, then the asides. */
  private choices(): { decision: Decision; answer: Answer }[] {
    const view = conceal(this.game, this.match.state, this.you);
    const weights = this.game.weights?.(view, this.you);
    return this.open().flatMap((decision) =>
      suggestions(decision.offer, weights).map((answer) => ({ decision, answer })),
    );
  }

  /** The open decisions, each with its answers by number. */
  private menu(): MenuLine[] {
    const { en } = this.game.messages;
    const choices = this.choices();
    return this.open().flatMap((decision) => [
      { text: `${decision.due ? '?' : '+'} ${inWords(en, decisionText(decision, this.names))}` },
      ...choices.flatMap((choice, i) =>
        choice.decision.id === decision.id
          ? [{ text: withCard(en, answerInWords(en, decision.key, choice.answer), choice.answer), number: i + 1 }]
          : [],
      ),
    ]);
  }

  private hear(word: string): void {
    try {
      if (word === 'undo') {
        undo(this.match, this.you);
        return;
      }
      const chosen = /^\d+$/.test(word) ? this.choices()[Number(word) - 1] : this.typed(word);
      if (!chosen) {
        this.say(`That is none of the numbers above. ${HELP}`);
        return;
      }
      submit(this.match, { seat: this.you, decision: chosen.decision.id, answer: chosen.answer }, this.nature);
      this.tell();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.say(inWords(this.game.messages.en, error.text));
    }
  }

  /** An answer written out: an option, a payment or an order. */
  private typed(word: string): { decision: Decision; answer: Answer } | undefined {
    const decision = this.open().find((one) => one.due);
    if (!decision || word === '') return undefined;
    switch (decision.offer.kind) {
      case 'pick':
        return { decision, answer: word };
      case 'order':
        return { decision, answer: word.split(',').map((item) => item.trim()) };
      case 'bundle': {
        const bag: Record<string, number> = {};
        for (const part of word.split(/[\s,]+/)) {
          const [token = '', n = '1'] = part.split('=');
          bag[token] = Number(n);
        }
        return { decision, answer: bag };
      }
    }
  }

  private tell(): void {
    for (const event of this.match.events) this.say(eventInWords(this.game, event, this.names, this.you));
  }

  private say(line: string): void {
    this.out.write(`${line}\n`);
  }
}
