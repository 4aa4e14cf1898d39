import type { Page } from '@playwright/test';
import type { MatchView, Table } from '@quayside/api';
import { findBot } from '@quayside/bots';
import type { Answer } from '@quayside/engine';
import { randomFrom, type Decision } from '@quayside/engine/host';
import { loadGame } from '@quayside/games';
import type { Player } from '../e2e/player.ts';

// Long matches are not clicked through from end to end: between the stretches that a test is about, the same people answer over
// the same API from the same browsers, as the merchant would. They look away meanwhile: drawing hundreds of positions for nobody
// would cost more than all the rest.

/** Asks the API in a page's name. */
export async function callApi<T>(page: Page, method: 'GET' | 'POST', path: string, input: object = {}): Promise<T> {
  const said = await page.evaluate(
    async ([how, where, what]) => {
      const response =
        how === 'GET'
          ? await fetch(`/api/trpc/${where}?input=${encodeURIComponent(what)}`)
          : await fetch(`/api/trpc/${where}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: what,
            });
      return response.text();
    },
    [method, path, JSON.stringify({ json: input })] as const,
  );
  const { result, error } = JSON.parse(said) as { result?: { data: { json: T } }; error?: unknown };
  if (!result) throw new Error(`${path}: ${JSON.stringify(error)}`);
  return result.data.json;
}

const tableOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';
/** The table a page shows. */
export const tableIdOf = (page: Page): string => tableOf(page.url());

/** What somebody answers, or null where the merchant knows best. */
export type ChooseAnswer = (decision: Decision, view: MatchView, who: Player) => Answer | null;

export interface PlayOptions {
  readonly plan?: ChooseAnswer;
  /** Where it stops: before this decision is answered, so that it can be answered by hand. */
  readonly until?: (decision: Decision, view: MatchView, who: Player) => boolean;
  /** How often to look whether there is something to decide before it is given up. */
  readonly patience?: number;
}

const PAUSE_MS = 40;
const toBot = (decision: Decision) => ({ ...decision, data: decision.data });

/** Answers for these people until somebody has a decision to stop at, who is returned; null once the match is over. */
export async function playByApi(people: readonly Player[], hurry: PlayOptions = {}): Promise<Player | null> {
  const address = people[0]?.page.url() ?? '';
  await Promise.all(people.map(({ page }) => page.goto(new URL('/privacy', address).href)));
  const found = await playByApiInPlace(people, tableOf(address), hurry);
  await Promise.all(people.map(({ page }) => page.goto(address)));
  return found;
}

/** The same while their pages show the table. */
export async function playByApiInPlace(
  people: readonly Player[],
  id: string,
  { plan = () => null, until = () => false, patience = 1500 }: PlayOptions = {},
): Promise<Player | null> {
  const [first] = people;
  if (!first) throw new Error('nobody is at the table');
  const { game: name } = await callApi<Table>(first.page, 'GET', 'tables.get', { id });
  const game = await loadGame(name);
  const merchant = findBot('merchant');
  for (let pauses = 0; pauses < patience;) {
    let moved = false;
    for (const who of people) {
      const view = await callApi<MatchView>(who.page, 'GET', 'match.view', { id });
      if (view.over) return null;
      const decision = view.decisions.find((one) => one.due);
      if (!decision) continue;
      if (until(decision, view, who)) return who;
      const { seat, decisions, state, seq } = view;
      const random = randomFrom(`${id}/${seq}`);
      const planned = plan(decision, view, who);
      const choice =
        planned === null
          ? merchant?.decide({ game, view: state, seat, decisions: decisions.map(toBot), random })
          : { key: decision.key, answer: planned };
      const asked = decisions.find((one) => one.key === choice?.key) ?? decision;
      const idempotencyKey = `hurry-${seat}-${seq}`;
      await callApi(who.page, 'POST', 'match.answer', {
        id,
        decision: asked.id,
        idempotencyKey,
        answer: choice?.answer,
      });
      moved = true;
    }
    if (moved) continue;
    // Bots think in between.
    pauses++;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('the match stands still');
}
