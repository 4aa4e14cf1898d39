import type { Answer, Bag, Seat } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { LeHavre } from '@quayside/le-havre/rules';
import type { CardFace } from '@quayside/ui/art';
import { useTable, type TableContext } from '@quayside/ui/board';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { actsByThing, wishes, type Act, type Subject } from './acts.ts';
import { bagOf, handOf, type Hand } from './hand.ts';
import { faceOf, shipFace } from './faces.ts';
import { factsOf, type Facts } from './facts.ts';
import { boardTexts, type BoardTexts } from './board-texts.ts';

/** What all parts of this board share besides what every board has. */
export interface BoardContext extends Omit<TableContext, 'view'> {
  readonly s: LeHavre;
  readonly w: BoardTexts;
  readonly facts: Facts;
  readonly open: readonly Decision[];
  readonly due: Decision | undefined;
  readonly acts: ReadonlyMap<Subject, readonly Act[]>;
  /** What has been clicked and not yet confirmed. */
  readonly chosen: Subject | null;
  readonly choose: (subject: Subject | null) => void;
  /** What has been put together for the payment or selection at hand. */
  readonly bag: Bag;
  readonly setBag: (bag: Bag) => void;
  /** Which tokens answer what is due; null where none do. */
  readonly hand: Hand | null;
  /** The order that has been laid so far, where one is asked for. */
  readonly order: readonly string[];
  readonly setOrder: (order: readonly string[]) => void;
  readonly give: (decision: Decision, answer: Answer) => void;
  readonly face: (id: string) => CardFace | null;
  /** A card's name, with its printed number where another has the same name. */
  readonly called: (id: string) => string;
  readonly ownerOf: (card: string) => Seat | null;
  /** Why nothing can be done with it, in the words of the rules. */
  readonly whyNot: (subject: Subject) => string[];
}

const Context = createContext<BoardContext | null>(null);

export function BoardProvider({ children }: { children: ReactNode }) {
  const table = useTable();
  const { rules, view, seat, language, messages, say, waiting, answer, at } = table;
  // This board is handed views of its own game only.
  const s = view as LeHavre;
  const w = boardTexts[language];
  const facts = useMemo(() => factsOf(rules.game), [rules.game]);
  const open = useMemo(
    () => (waiting ? [] : rules.core.decisions(rules.game, view, seat)),
    [rules, view, seat, waiting],
  );
  const due = open.find((one) => one.due);
  const acts = useMemo(() => actsByThing(open), [open]);
  const faces = useMemo(() => {
    const made = new Map<string, CardFace>();
    for (const card of facts.cards.values()) made.set(card.id, faceOf(card, messages, w));
    for (const id of facts.ships.keys()) {
      const ship = shipFace(id, facts, s.setup.seats, w);
      if (ship) made.set(id, ship);
    }
    return made;
  }, [facts, messages, w, s.setup.seats]);
  const called = useMemo(() => {
    const names = [...faces.values()].map(({ name }) => name);
    const twins = new Set(names.filter((name, i) => names.indexOf(name) !== i));
    return (id: string) => {
      const { name = id, mark } = faces.get(id) ?? {};
      return mark !== undefined && twins.has(name) ? `${name} (${mark})` : name;
    };
  }, [faces]);

  // A choice belongs to the decisions it was made under; the next ones begin afresh.
  const moment = open.map((one) => one.id).join();
  const [choice, setChoice] = useState<{ at: string; subject: Subject | null }>({ at: '', subject: null });
  const chosen = choice.at === moment ? choice.subject : null;
  const choose = useCallback((subject: Subject | null) => setChoice({ at: moment, subject }), [moment]);

  const hand = useMemo(() => (due ? handOf(due) : null), [due]);
  const suggested = useMemo((): Bag => {
    if (due?.offer.kind === 'pick') return bagOf(due.key, due.offer.options[0] ?? '') ?? NOTHING;
    if (due?.offer.kind !== 'bundle') return NOTHING;
    // Suggestions for a bundle are bags.
    const bags = rules.core.suggestions(due.offer, rules.game.weights?.(view, seat)) as readonly Bag[];
    const { price } = due.offer;
    if (due.key !== 'cargo' || price === undefined) return bags[0] ?? NOTHING;
    // Who sends ships out wants them full: of the sensible cargoes the one that earns most.
    const earns = (bag: Bag) =>
      Object.keys(bag).reduce((sum, token) => sum + (bag[token] ?? 0) * (price[token] ?? 0), 0);
    return bags.toSorted((a, b) => earns(b) - earns(a))[0] ?? NOTHING;
  }, [due, rules, view, seat]);
  const [purse, setPurse] = useState<{ at: string; bag: Bag }>({ at: '', bag: NOTHING });
  const bag = due && purse.at === due.id ? purse.bag : suggested;
  const setBag = useCallback((next: Bag) => setPurse({ at: due?.id ?? '', bag: next }), [due]);
  const [row, setRow] = useState<{ at: string; order: readonly string[] }>({ at: '', order: NONE });
  const order = due?.offer.kind !== 'order' ? NONE : row.at === due.id ? row.order : due.offer.items;
  const setOrder = useCallback((next: readonly string[]) => setRow({ at: due?.id ?? '', order: next }), [due]);

  const whyNot = useCallback(
    (subject: Subject) =>
      // Who only looks on or back is refused nothing.
      (seat < 0 || at !== undefined ? [] : wishes(s, subject, due, seat)).flatMap(([key, wish]) => {
        const why = rules.core.explain(rules.game, view, seat, key, wish);
        return why ? [`${w.cannot[verbOf(key, wish)]}: ${say(why)}`] : [];
      }),
    // say follows from the rules and the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [s, due, seat, rules, view, language, at],
  );

  const shared: BoardContext = {
    ...table,
    s,
    w,
    facts,
    open,
    due,
    acts,
    chosen,
    choose,
    bag,
    setBag,
    hand,
    order,
    setOrder,
    give: answer,
    face: (id) => faces.get(id) ?? null,
    called,
    ownerOf: (card) => {
      const owner = s.own.findIndex((own) => own.includes(card));
      return owner < 0 ? null : owner;
    },
    whyNot,
  };
  return <Context.Provider value={shared}>{children}</Context.Provider>;
}
/** What a wish is about: taking and entering are two answers to one question. */
const verbOf = (key: string, wish: string): keyof BoardTexts['cannot'] => {
  if (key === 'main') return wish.startsWith('take:') ? 'take' : 'enter';
  return key === 'launch' || key === 'buy' || key === 'sell' ? key : 'build';
};
const NOTHING: Bag = {};
const NONE: readonly string[] = [];

export function useLeHavre(): BoardContext {
  const shared = useContext(Context);
  if (!shared) throw new Error('a part of the board stands outside of BoardProvider');
  return shared;
}
