import type { Answer, Decision, Text } from '@quayside/engine';
import { BUILDINGS, sectorOf, timesOf, type Building, type InlandPort } from '@quayside/inland-port';
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
  readonly endings: readonly Ending[];
  /** Why neither is possible. */
  readonly why: string | null;
}

/** What the parts of this board share besides the table: what is looked at, what is chosen, what follows. */
export interface Desk {
  readonly s: InlandPort;
  readonly own: Words;
  /** Whose warehouse shows what would follow. */
  readonly seat: number;
  readonly due: Decision | undefined;
  readonly sale: Decision | undefined;
  readonly prospect: (id: string) => Prospect;
  /** Under the pointer or in focus. */
  readonly looked: string | null;
  readonly look: (id: string | null) => void;
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
  /** The answers to a decision about markers, and the one that is picked at the moment. */
  readonly ways: readonly Ending[];
  readonly picked: Ending | undefined;
  readonly pick: (ending: Ending) => void;
  /** What the warehouse shows as coming. */
  readonly shown: Ending | undefined;
  readonly give: (decision: Decision, answer: Answer) => void;
}

const Context = createContext<Desk | null>(null);
export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error('a part of the board stands outside of DeskProvider');
  return desk;
}

/** Decisions about where markers go; all others are about buildings or the turn. */
const ABOUT_MARKERS = new Set(['pay', 'effect', 'trade']);

export function DeskProvider({ children }: { children: ReactNode }) {
  const table = useTable();
  const { rules, view, seat, language, waiting, answer } = table;
  const s = inland(view);
  const open = useMemo(
    () => (waiting ? [] : rules.core.decisions(rules.game, view, seat)),
    [rules, view, seat, waiting],
  );
  const due = open.find((one) => one.due);
  const [looked, look] = useState<string | null>(null);
  // A choice holds as long as the decision it was made for.
  const [choice, setChoice] = useState<{ at: string; id: string } | null>(null);
  const [pickedAt, setPicked] = useState<{ at: string; option: string } | null>(null);
  const at = due?.id ?? '';
  const chosen = choice?.at === at ? choice.id : null;
  const ways = useMemo(
    () => (due && ABOUT_MARKERS.has(due.key) ? endingsOf(rules, view, due) : []),
    [rules, view, due],
  );
  const picked = ways.find(({ option }) => pickedAt?.at === at && option === pickedAt.option) ?? ways[0];
  const prospects = useMemo(() => prospectsOf(table, open), [table, open]);
  const prospect = (id: string) => prospects(id);
  const subject = looked ?? chosen;
  const desk: Desk = {
    s,
    own: words[language],
    seat,
    due,
    sale: open.find((one) => one.key === 'sell'),
    prospect,
    looked,
    look,
    chosen,
    choose: (id) => setChoice(id === null ? null : { at, id }),
    ways,
    picked,
    pick: ({ option }) => setPicked({ at, option }),
    shown: ways.length > 0 ? picked : subject === null ? undefined : prospect(subject).endings[0],
    give: (decision, given) => {
      look(null);
      setChoice(null);
      answer(decision, given);
    },
  };
  return <Context.Provider value={desk}>{children}</Context.Provider>;
}

/** Looks a building up once and remembers it: what follows from it is tried out only when somebody asks. */
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
    const cheap = unbuilt && build ? builtCheaply(rules, view, seat, id) : null;
    const sector = sectorOf(s, n);
    return {
      id,
      building,
      owner,
      face: faceOf(building, table.say, sector === null || sector === '0' ? undefined : timesOf(s, n)),
      build,
      use,
      sell: offers('sell', id),
      endings: cheap ? [cheap] : unbuilt || seat < 0 ? [] : usesOf(s, seat, id),
      why: refused ? table.say(refused) : null,
    };
  };
  return (id) => {
    const found = known.get(id) ?? find(id);
    known.set(id, found);
    return found;
  };
}
