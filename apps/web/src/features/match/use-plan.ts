'use client';

import { useState } from 'react';
import type { State, Move } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { draftsOf, saveDrafts } from '../../lib/local-drafts.ts';
import { draftOf, noPlan, planOf, type Plan } from './plan.ts';

/** The plan that one tries, and the draft that one has kept of an earlier one. */
export function usePlan(match: string, edition: Edition, view: State) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [draft, setDraft] = useState(() => draftsOf(match).draft ?? []);
  const saveDraft = (moves: readonly Move[]) => {
    setDraft(moves);
    saveDrafts(match, { draft: moves });
  };
  return {
    plan,
    draft,
    saveDraft,
    start: () => setPlan(planOf(edition, view, draft)),
    change: setPlan,
    restart: () => setPlan(noPlan(view)),
    leave: () => setPlan(null),
    keep(seat: number) {
      if (plan) saveDraft(draftOf(plan, seat));
      setPlan(null);
    },
  };
}
