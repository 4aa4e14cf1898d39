import type { Messages, State, GameText } from '@quayside/engine';
import { say } from '@quayside/engine/texts';
import { inLanguage } from '@quayside/languages';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BoardProps } from './contract.ts';
import { cardText } from './card-text.ts';
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
}

const PLAIN: Look = { color: null, icon: 'good', letters: null };

const Context = createContext<TableContext | null>(null);

export function TableProvider({ children, answer, undo, jump, ...props }: BoardProps & { children: ReactNode }) {
  const { rules, view, seat, names, language, log, oneTap, waiting, at, playback, cardIndex, past } = props;
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
  const [acts] = useState(() => ({
    answer: (...given: Parameters<typeof answer>) => does.current.answer(...given),
    undo: (all: boolean) => does.current.undo?.(all),
    jump: (seq: number) => does.current.jump?.(seq),
  }));
  const undoes = undo !== undefined;
  const jumps = jump !== undefined;
  // The page renders often, with new functions each time; the board must not.
  const table = useMemo(
    (): TableContext => ({
      ...props,
      answer: acts.answer,
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
      oneTap,
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
