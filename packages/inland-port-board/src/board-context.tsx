import type { Answer, Move } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { InlandPort } from '@quayside/inland-port/rules';
import { useTable } from '@quayside/ui/board';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { endingsOf, inland, movesAfter, type Ending } from './endings.ts';
import { prospectsOf, type Prospect } from './prospects.ts';
import { boardTexts, type BoardTexts } from './board-texts.ts';

/** What the parts of this board share besides the table; the same as long as the position is. */
export interface BoardContext {
  readonly s: InlandPort;
  readonly own: BoardTexts;
  /** Whose warehouse shows what would follow. */
  readonly seat: number;
  readonly due: Decision | undefined;
  readonly sale: Decision | undefined;
  readonly prospect: (id: string) => Prospect;
  /** The answers to a decision about markers. */
  readonly asked: readonly Ending[];
}

/** What hands do here. The same while a pointer only looks around, so that what can be touched is not drawn anew for it. */
export interface Hands {
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  /** Points at a building; null at none. */
  readonly look: (id: string | null) => void;
  /** No longer at this one. */
  readonly leave: (id: string) => void;
  readonly pick: (ending: Ending) => void;
  /** Points at an ending before it is picked; null at none. */
  readonly consider: (ending: Ending | null) => void;
  /** Answers. Where markers are to go if building or using asks for it next has been picked with it. */
  readonly give: (decision: Decision, answer: Answer) => void;
  /** Answers, and with it where the markers go, as has been shown and picked. */
  readonly giveAll: (decision: Decision, answer: Answer) => void;
}

/** What is seen of it: changes with every move of the pointer. */
export interface Looks {
  /** The building that is spoken of: under the pointer or in focus, else the chosen one. */
  readonly subject: string | null;
  /** Where markers may go: the answers that are asked for, or what the subject could lead to. */
  readonly ways: readonly Ending[];
  /** Of these the one that is picked at the moment. */
  readonly picked: Ending | undefined;
  /** What the warehouse shows as coming. */
  readonly shown: Ending | undefined;
  /** What must be answered after an act to come to what is picked. */
  readonly then: (decision: Decision, act: Answer) => readonly Move[];
}

const InlandPortContext = createContext<BoardContext | null>(null);
const HandsContext = createContext<Hands | null>(null);
const LooksContext = createContext<Looks | null>(null);
export const useInlandPort = (): BoardContext => inside(useContext(InlandPortContext));
export const useHands = (): Hands => inside(useContext(HandsContext));
export const useLooks = (): Looks => inside(useContext(LooksContext));
function inside<T>(context: T | null): T {
  if (context === null) throw new Error('a part of the board stands outside of BoardProvider');
  return context;
}

/** Decisions about where markers go; all others are about buildings or the turn. */
const ABOUT_MARKERS = new Set(['pay', 'effect', 'trade']);
const NONE: readonly Ending[] = [];

export function BoardProvider({ children }: { children: ReactNode }) {
  const table = useTable();
  const { rules, view, seat, language, waiting, answer, answerThen } = table;
  const context = useMemo((): BoardContext => {
    const open = waiting ? [] : rules.core.decisions(rules.game, view, seat);
    const due = open.find((one) => one.due);
    return {
      s: inland(view),
      own: boardTexts[language],
      seat,
      due,
      sale: open.find((one) => one.key === 'sell'),
      prospect: prospectsOf(table, open),
      asked: due && ABOUT_MARKERS.has(due.key) ? endingsOf(rules, view, due) : NONE,
    };
    // What else the table holds follows from these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rules, view, seat, language, waiting]);
  const { due, asked, prospect } = context;
  const at = due?.id ?? '';
  const [looked, look] = useState<string | null>(null);
  // A choice holds as long as the decision it was made for.
  const [choice, setChoice] = useState<{ at: string; id: string } | null>(null);
  const [picking, setPicked] = useState<{ at: string; option: string } | null>(null);
  const [considered, consider] = useState<{ at: string; option: string } | null>(null);
  // What was picked before a building was built or used is picked when that asks for it.
  const [wished, setWished] = useState<readonly string[]>([]);
  const chosen = choice?.at === at ? choice.id : null;
  const subject = asked.length > 0 ? null : (looked ?? chosen);
  const ways = subject === null ? asked : prospect(subject).endings();
  const among = (one: typeof picking) => ways.find(({ option }) => one?.at === at && option === one.option);
  const hoped = wished.map((option) => asked.find((one) => one.option === option)).find((one) => one !== undefined);
  const picked = among(picking) ?? hoped ?? ways[0];
  const then = (decision: Decision, act: Answer) => (picked ? movesAfter(rules, view, decision, act, picked) : []);
  const wishes = useRef<{ next: readonly string[]; then: Looks['then'] }>({ next: [], then });
  useLayoutEffect(() => {
    wishes.current = { next: picked?.next ?? [], then };
  });
  const hands = useMemo((): Hands => {
    const letGo = () => {
      look(null);
      consider(null);
      setChoice(null);
    };
    return {
      chosen,
      choose: (id) => {
        // What is chosen is what is spoken of, until the pointer moves to something else.
        look(null);
        consider(null);
        setChoice(id === null ? null : { at, id });
      },
      look,
      leave: (id) => look((now) => (now === id ? null : now)),
      pick: ({ option }) => setPicked({ at, option }),
      consider: (one) => consider(one && { at, option: one.option }),
      give: (decision, given) => {
        letGo();
        if (decision.key === 'act') setWished(wishes.current.next);
        answer(decision, given);
      },
      giveAll: (decision, given) => {
        letGo();
        answerThen(decision, given, wishes.current.then(decision, given));
      },
    };
  }, [chosen, at, answer, answerThen]);
  const looks: Looks = { subject, ways, picked, shown: among(considered) ?? picked, then };
  return (
    <InlandPortContext.Provider value={context}>
      <HandsContext.Provider value={hands}>
        <LooksContext.Provider value={looks}>{children}</LooksContext.Provider>
      </HandsContext.Provider>
    </InlandPortContext.Provider>
  );
}
