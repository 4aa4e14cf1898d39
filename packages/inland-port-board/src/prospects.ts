import type { GameText } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { BUILDINGS, numberOf, sectorOf, timesOf, whyNotAct, type Building } from '@quayside/inland-port/rules';
import type { CardFace } from '@quayside/ui/art';
import type { TableContext } from '@quayside/ui/board';
import { buildsOf, inland, usesOf, type Ending } from './endings.ts';
import { faceOf } from './face.ts';

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

/** A tile in a language never changes: the same face is the same object, and is drawn once. */
const faces = new Map<string, CardFace>();
function printed(table: TableContext, building: Building, times: number | undefined): CardFace {
  const key = `${table.language}:${building.id}:${times ?? ''}`;
  const face = faces.get(key) ?? faceOf(building, table, times);
  faces.set(key, face);
  return face;
}

/** Looks a building up once and remembers it. */
export function prospectsOf(table: TableContext, open: readonly Decision[]): (id: string) => Prospect {
  const { rules, view, seat } = table;
  const s = inland(view);
  const known = new Map<string, Prospect>();
  const offers = (key: string, option: string) =>
    open.some((one) => one.key === key && one.offer.kind === 'pick' && one.offer.options.includes(option));
  const find = (id: string): Prospect => {
    const n = numberOf(id);
    const building = BUILDINGS[n] as Building; // ids come from the same list
    const owner = s.owner[n] ?? -1;
    const unbuilt = owner < 0;
    const build = offers('act', `build:${id}`);
    const use = offers('act', `use:${id}`);
    const acting = open.some((one) => one.key === 'act');
    const why = (verb: string): GameText | null =>
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
        return unbuilt ? buildsOf(s, seat, id) : usesOf(s, seat, id);
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
