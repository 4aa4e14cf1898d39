import type { Answer, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { SaltyOcean } from '@quayside/salty-ocean/rules';
import { useTable } from '@quayside/ui/board';
import { createContext, useContext, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { shipsIn, type AnswerChain } from './options.ts';
import { boardTexts, type BoardTexts } from './board-texts.ts';

/** What the parts of this board share besides the table; the same as long as the position is. */
export interface BoardContext {
  readonly s: SaltyOcean;
  readonly own: BoardTexts;
  readonly due: Decision | undefined;
  /** The decision that takes an action: the turn's, or the second one of the Gros-Horloge. */
  readonly acting: Decision | undefined;
  /** The actions that are offered. */
  readonly acts: ReadonlySet<string>;
  /** The action that is chosen and not confirmed. */
  readonly chosen: string | null;
  readonly choose: (option: string | null) => void;
  /** A click on something that an action is for: it is taken at once, or chosen and taken by a second click. */
  readonly take: (click: MouseEvent, option: string) => void;
  /** Covered tiles that are chosen. */
  readonly tiles: readonly string[];
  readonly toggleTile: (place: string) => void;
  readonly give: (decision: Decision, answer: Answer) => void;
  /** Moves barrels: everything that is asked on the way is answered by the chain. */
  readonly carryOut: (chain: AnswerChain) => void;
}

/** The match as this board's rules keep it; a board is loaded only for its own game. */
export const salty = (view: State): SaltyOcean => view as SaltyOcean;

const Context = createContext<BoardContext | null>(null);
export function useSaltyOcean(): BoardContext {
  const context = useContext(Context);
  if (!context) throw new Error('a part of the board stands outside of BoardProvider');
  return context;
}

const optionsOf = (decision: Decision | undefined): readonly string[] =>
  decision?.offer.kind === 'pick' ? decision.offer.options : [];

export function BoardProvider({ children }: { children: ReactNode }) {
  const { rules, view, seat, language, waiting, answer, isEnough } = useTable();
  const { due, acting, acts } = useMemo(() => {
    const open = waiting ? [] : rules.core.decisions(rules.game, view, seat);
    const asked = open.find((one) => one.due);
    const takes = asked?.key === 'act' ? asked : open.find((one) => one.key === 'second');
    return { due: asked, acting: takes, acts: new Set(optionsOf(takes)) };
  }, [rules, view, seat, waiting]);
  const at = due?.id ?? '';
  // A choice holds as long as the decision it was made for.
  const [choice, setChoice] = useState<{ at: string; option: string } | null>(null);
  const [seen, setSeen] = useState<{ at: string; places: readonly string[] }>({ at: '', places: [] });
  const [chain, setChain] = useState<AnswerChain | null>(null);
  useEffect(() => {
    if (!chain || !due) return;
    const next = chain.answerTo(due);
    if (next === undefined) setChain(null);
    else answer(due, next);
    // Whenever the next part of it is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chain, at]);
  const chosen = choice?.at === at ? choice.option : null;
  const tiles = seen.at === at ? seen.places : NO_TILES;
  const context = useMemo((): BoardContext => {
    const choose = (option: string | null) => setChoice(option === null ? null : { at, option });
    const give = (decision: Decision, given: Answer) => {
      setChoice(null);
      answer(decision, given);
    };
    const most = due?.key === 'look' && due.offer.kind === 'bundle' ? (due.offer.max ?? 0) : 0;
    return {
      s: salty(view),
      own: boardTexts[language],
      due,
      acting,
      acts,
      chosen,
      choose,
      take: (click, option) => {
        const enough = acting && (chosen === option || isEnough(click, acting, option));
        if (!enough) choose(option);
        // The second click of a double click answers nothing.
        else if (click.detail < 2) give(acting, option);
      },
      tiles,
      toggleTile: (place) =>
        setSeen({
          at,
          places: tiles.includes(place) ? tiles.filter((one) => one !== place) : [...tiles, place].slice(-most),
        }),
      give,
      carryOut: setChain,
    };
  }, [view, language, due, acting, acts, chosen, tiles, at, answer, isEnough]);
  return <Context.Provider value={context}>{children}</Context.Provider>;
}
const NO_TILES: readonly string[] = [];

/** The action that a click on an own ship chooses: it joins those that are chosen already, or leaves them; undefined where there is none. */
export function withShip(
  { acts, chosen }: Pick<BoardContext, 'acts' | 'chosen'>,
  ship: string,
): string | null | undefined {
  for (const verb of ['fish', 'return'] as const) {
    if (!acts.has(`${verb}:${ship}`)) continue;
    const now = chosen !== null && shipsIn(chosen).verb === verb ? shipsIn(chosen).ships : [];
    const next = now.includes(ship) ? now.filter((one) => one !== ship) : [...now, ship];
    if (next.length === 0) return null;
    return [...acts].find((option) => {
      const found = shipsIn(option);
      return (
        found.verb === verb && found.ships.length === next.length && next.every((one) => found.ships.includes(one))
      );
    });
  }
  return undefined;
}
