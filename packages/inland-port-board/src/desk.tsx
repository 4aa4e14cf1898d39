import type { Answer, Decision, Text } from '@quayside/engine';
import { BUILDINGS, sectorOf, timesOf, whyNotAct, type Building, type InlandPort } from '@quayside/inland-port';
import { useTable, type Table } from '@quayside/ui/board';
import type { CardFace } from '@quayside/ui/art';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { builtCheaply, endingsOf, inland, usesOf, type Ending } from './endings.ts';
import { faceOf } from './face.ts';
import { words, type Words } from './words.ts';

/** What can be done with a building now, and where it leads. */
export interface Prospect {
  readonly id: string;
  readonly building: Building;
  readonly face: CardFace;
  readonly owner: number;
  /** The answers that are open now. */
  readonly build: boolean;
  readonly use: boolean;
  readonly sell: boolean;
  /** Where building or using it leads, the best first; none where it can't be done. */
  readonly endings: () => readonly Ending[];
  /** Why neither is possible. */
  readonly why: string | null;
  /** What it costs more of than there is. */
  readonly lack: Lack | null;
}
export interface Lack {
  readonly token: string;
  readonly n: number;
  readonly have: number;
}

/** What the parts of this board share besides the table; the same as long as the position is. */
export interface Desk {
  readonly s: InlandPort;
  readonly own: Words;
  /** Whose warehouse shows what would follow. */
  readonly seat: number;
  readonly due: Decision | undefined;
  readonly sale: Decision | undefined;
  readonly prospect: (id: string) => Prospect;
  /** The answers to a decision about markers. */
  readonly ways: readonly Ending[];
  readonly give: (decision: Decision, answer: Answer) => void;
}

/** What is looked at and chosen: changes with every move of the pointer, so it is kept apart. */
export interface Looks {
  /** Under the pointer or in focus. */
  readonly looked: string | null;
  readonly look: (id: string | null) => void;
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  /** Of the answers about markers the one that is picked at the moment. */
  readonly picked: Ending | undefined;
  readonly pick: (ending: Ending) => void;
  /** One under the pointer or in focus, before it is picked. */
  readonly consider: (ending: Ending | null) => void;
  /** What the warehouse shows as coming. */
  readonly shown: Ending | undefined;
}

const DeskContext = createContext<Desk | null>(null);
const LooksContext = createContext<Looks | null>(null);
export const useDesk = (): Desk => inside(useContext(DeskContext));
export const useLooks = (): Looks => inside(useContext(LooksContext));
function inside<T>(context: T | null): T {
  if (context === null) throw new Error('a part of the board stands outside of DeskProvider');
  return context;
}

/** Decisions about where markers go; all others are about buildings or the turn. */
const ABOUT_MARKERS = new Set(['pay', 'effect', 'trade']);

export function DeskProvider({ children }: { children: ReactNode }) {
  const table = useTable();
  const { rules, view, seat, language, waiting, answer } = table;
  const [looked, look] = useState<string | null>(null);
  // A choice holds as long as the decision it was made for.
  const [choice, setChoice] = useState<{ at: string; id: string } | null>(null);
  const [picking, setPicked] = useState<{ at: string; option: string } | null>(null);
  const [considered, consider] = useState<{ at: string; option: string } | null>(null);
  const desk = useMemo((): Desk => {
    const open = waiting ? [] : rules.core.decisions(rules.game, view, seat);
    const due = open.find((one) => one.due);
    return {
      s: inland(view),
      own: words[language],
      seat,
      due,
      sale: open.find((one) => one.key === 'sell'),
      prospect: prospectsOf(table, open),
      ways: due && ABOUT_MARKERS.has(due.key) ? endingsOf(rules, view, due) : [],
      give: (decision, given) => {
        look(null);
        consider(null);
        setChoice(null);
        answer(decision, given);
      },
    };
    // What else the table holds follows from these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rules, view, seat, language, waiting, answer]);
  const { due, ways, prospect } = desk;
  const at = due?.id ?? '';
  const chosen = choice?.at === at ? choice.id : null;
  const among = (one: typeof picking) =>
    one?.at === at ? ways.find(({ option }) => option === one.option) : undefined;
  const picked = among(picking) ?? ways[0];
  const subject = looked ?? chosen;
  const looks: Looks = {
    looked,
    look,
    chosen,
    choose: (id) => setChoice(id === null ? null : { at, id }),
    picked,
    pick: ({ option }) => setPicked({ at, option }),
    consider: (one) => consider(one && { at, option: one.option }),
    shown:
      ways.length > 0 ? (among(considered) ?? picked) : subject === null ? undefined : prospect(subject).endings()[0],
  };
  return (
    <DeskContext.Provider value={desk}>
      <LooksContext.Provider value={looks}>{children}</LooksContext.Provider>
    </DeskContext.Provider>
  );
}

/** A tile in a language never changes: the same face is the same object, and is drawn once. */
const faces = new Map<string, CardFace>();
function printed({ language, say }: Table, building: Building, times: number | undefined): CardFace {
  const key = `${language}:${building.id}:${times ?? ''}`;
  const face = faces.get(key) ?? faceOf(building, say, times);
  faces.set(key, face);
  return face;
}

/** Looks a building up once and remembers it. */
function prospectsOf(table: Table, open: readonly Decision[]): (id: string) => Prospect {
  const { rules, view, seat } = table;
  const s = inland(view);
  const known = new Map<string, Prospect>();
  const offers = (key: string, option: string) =>
    open.some((one) => one.key === key && one.offer.kind === 'pick' && one.offer.options.includes(option));
  const find = (id: string): Prospect => {
    const n = BUILDINGS.findIndex((one) => one.id === id);
    const building = BUILDINGS[n] as Building; // ids come from the same list
    const owner = s.owner[n] ?? -1;
    const unbuilt = owner < 0;
    const build = offers('act', `build:${id}`);
    const use = offers('act', `use:${id}`);
    const acting = open.some((one) => one.key === 'act');
    const why = (verb: string): Text | null =>
      acting ? rules.core.explain(rules.game, view, seat, 'act', `${verb}:${id}`) : null;
    const refused = build || use ? null : why(unbuilt ? 'build' : 'use');
    // Told also while somebody else has the turn.
    const short = unbuilt && seat >= 0 ? whyNotAct(s, seat, `build:${id}`) : null;
    const sector = sectorOf(s, n);
    return {
      id,
      building,
      owner,
      face: printed(table, building, sector === null || sector === '0' ? undefined : timesOf(s, n)),
      build,
      use,
      sell: offers('sell', id),
      endings: lazily(() => {
        if (seat < 0) return [];
        return unbuilt ? builtCheaply(s, seat, id) : usesOf(s, seat, id);
      }),
      why: refused ? table.say(refused) : null,
      lack: short?.key === 'why.short' ? (short.args as unknown as Lack) : null, // what that sentence is told with
    };
  };
  return (id) => {
    const found = known.get(id) ?? find(id);
    known.set(id, found);
    return found;
  };
}

/** What a building leads to is tried out when somebody looks at it, and then remembered. */
function lazily<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
