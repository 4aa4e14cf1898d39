import { say, type Messages, type State, type Text } from '@quayside/engine';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { BoardProps } from './contract.ts';
import { cardText } from './card-text.ts';
import { changes, readView, termOf, type Change, type Reading } from './reading.ts';
import { boardWords, type Words } from './words.ts';

/** What all parts of a board share: the props, the view read, and the words of the game and of the board. */
export interface Table extends BoardProps {
  readonly messages: Messages;
  readonly words: Words;
  readonly reading: Reading;
  readonly say: (text: Text) => string;
  readonly term: (id: string) => string;
  /** What a card does, in the words of its module; null where it has none. */
  readonly textOf: (card: string) => string | null;
  readonly nameOf: (seat: number) => string;
  readonly changesTo: (after: State) => Change[];
}

const Context = createContext<Table | null>(null);

export function TableProvider({ children, ...props }: BoardProps & { children: ReactNode }) {
  const { rules, view, names, language } = props;
  const messages = rules.game.messages[language];
  const reading = useMemo(() => readView(rules.game, view, messages, names), [rules, view, messages, names]);
  const words = boardWords[language];
  const table: Table = {
    ...props,
    messages,
    words,
    reading,
    say: (text) => say(messages, text),
    term: (id) => termOf(messages, id),
    textOf: (card) => cardText(rules.game.components, messages, language, card),
    nameOf: (seat) => names[seat] ?? String(seat + 1),
    changesTo: (after) => changes(reading, readView(rules.game, after, messages, names)),
  };
  return <Context.Provider value={table}>{children}</Context.Provider>;
}

export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('a part of a board stands outside of TableProvider');
  return table;
}
