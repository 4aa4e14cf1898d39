import type { Answer, Messages, Move, State, GameText } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { say } from '@quayside/engine/texts';
import { inLanguage } from '@quayside/languages';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { BoardProps } from './contract.ts';
import { cardText } from './card-text.ts';
import { answerTo, dueOf, endFollows, endOf, isEnough } from './confirmation.ts';
import { changes, kindsIn, readView, termOf, type Change, type Reading } from '@quayside/engine/reading';
import { looksOf, type Look } from './token-looks.ts';
import { boardTexts, type BoardTexts } from './board-texts.ts';

/** What all parts of a board share: the props, the view read, and the words of the game and of the board. */
export interface TableContext extends BoardProps {
  readonly messages: Messages;
  readonly words: BoardTexts;
  readonly reading: Reading;
  readonly say: (text: GameText) => string;
  readonly term: (id: string) => string;
  /** The same of so many: one franc, two francs. */
  readonly termOfMany: (id: string, n: number) => string;
  /** What a card does, in the words of its module; null where it has none. */
  readonly textOf: (card: string) => string | null;
  /** How a token is drawn. */
  readonly lookOf: (token: string) => Look;
  readonly nameOf: (seat: number) => string;
  readonly changesTo: (after: State) => Change[];
  /** Whether a click on a choice gives the answer; otherwise it chooses, and a second one confirms. */
  readonly isEnough: (click: MouseEvent, decision: Decision, answer: Answer) => boolean;
  /** Whether ending the turn is what must be decided after this answer. */
  readonly endFollows: (decision: Decision, answer: Answer, then?: readonly Move[]) => boolean;
  /** Gives the answer, then these as soon as each is asked: what was chosen with it. */
  readonly answerThen: (decision: Decision, answer: Answer, then: readonly Move[]) => void;
  /** The same, and ends the turn as soon as that is asked. */
  readonly answerAndEnd: (decision: Decision, answer: Answer, then?: readonly Move[]) => void;
}

/** What is still to be answered after a decision. */
interface Following {
  readonly after: string;
  readonly then: readonly Move[];
  readonly end: boolean;
}

const PLAIN: Look = { color: null, icon: 'good', letters: null };

const Context = createContext<TableContext | null>(null);

export function TableProvider({ children, answer, undo, jump, ...props }: BoardProps & { children: ReactNode }) {
  const { rules, view, seat, names, language, log, waiting, at, playback, cardIndex, past } = props;
  const { confirmation, endsByItself } = props;
  const messages = inLanguage(rules.game.messages, language);
  const reading = useMemo(() => readView(rules.game, view, messages, names), [rules, view, messages, names]);
  const { tokens } = rules.game;
  const kinds = kindsIn(reading).join();
  const lookOf = useMemo(() => {
    const nameOf = (token: string) => termOf(messages, token);
    const looks = looksOf(kinds.split(','), tokens ?? {}, nameOf);
    return (token: string): Look => looks.get(token) ?? looksOf([token], tokens ?? {}, nameOf).get(token) ?? PLAIN;
  }, [kinds, tokens, messages]);
  const does = useRef({ answer, undo, jump });
  useLayoutEffect(() => {
    does.current = { answer, undo, jump };
  });
  const [following, follow] = useState<Following | null>(null);
  const [acts] = useState(() => {
    const give = (decision: Decision, given: Answer, then: readonly Move[], end: boolean) => {
      follow(then.length > 0 || end ? { after: decision.id, then, end } : null);
      does.current.answer(decision, given);
    };
    return {
      answer: (decision: Decision, given: Answer) => give(decision, given, [], false),
      answerThen: (decision: Decision, given: Answer, then: readonly Move[]) => give(decision, given, then, false),
      answerAndEnd: (decision: Decision, given: Answer, then: readonly Move[] = []) =>
        give(decision, given, then, true),
      undo: (all: boolean) => {
        follow(null);
        does.current.undo?.(all);
      },
      jump: (seq: number) => does.current.jump?.(seq),
    };
  });
  // Before the page is painted: what is answered at once need not be seen.
  useLayoutEffect(() => {
    if (following === null || waiting) return;
    const due = dueOf(rules, view, seat);
    if (due?.id === following.after) return;
    const [next, ...rest] = following.then;
    const given = due && (next ? answerTo(rules, due, next) : endOf(rules, due));
    // Where something else is asked than was foreseen, the person decides.
    const more = given !== null && next && (rest.length > 0 || following.end);
    follow(due && more ? { after: due.id, then: rest, end: following.end } : null);
    if (due && given !== null) does.current.answer(due, given);
  }, [following, waiting, rules, view, seat]);
  const undoes = undo !== undefined;
  const jumps = jump !== undefined;
  // The page renders often, with new functions each time; the board must not.
  const table = useMemo(
    (): TableContext => ({
      ...props,
      answer: acts.answer,
      answerThen: acts.answerThen,
      answerAndEnd: acts.answerAndEnd,
      isEnough: (click, decision, given) => isEnough(props, click, decision, given),
      endFollows: (decision, given, then) => endFollows(props, decision, given, then),
      ...(undoes ? { undo: acts.undo } : {}),
      ...(jumps ? { jump: acts.jump } : {}),
      messages,
      words: boardTexts[language],
      reading,
      say: (text) => say(messages, text),
      term: (id) => termOf(messages, id),
      termOfMany: (id, n) => (n === 1 ? messages[`term.${id}.one`] : undefined) ?? termOf(messages, id),
      textOf: (card) => cardText(rules.game.components, messages, language, card),
      lookOf,
      nameOf: (one) => names[one] ?? String(one + 1),
      changesTo: (after) => changes(reading, readView(rules.game, after, messages, names)),
    }),
    // The props one by one.
    // oxlint-disable-next-line react/exhaustive-deps
    [
      rules,
      view,
      seat,
      names,
      language,
      log,
      confirmation,
      endsByItself,
      waiting,
      at,
      playback,
      cardIndex,
      past,
      undoes,
      jumps,
      messages,
      reading,
      lookOf,
    ],
  );
  return <Context.Provider value={table}>{children}</Context.Provider>;
}

export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error('a part of a board stands outside of TableProvider');
  return table;
}
