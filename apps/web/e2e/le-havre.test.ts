import { expect, test, type Browser } from '@playwright/test';
import type { MatchView } from '@quayside/api';
import type { Answer, Decision } from '@quayside/engine';
import { loadGame } from '@quayside/games';
import { hurries } from './hurry.ts';
import { comes, decides, DESK, gives, nextToDecide, opensTable, presses, sitsDown, type Person } from './quay.ts';

test.use({ trace: 'off' });

/** People at a table of Le Havre; the rest of its seats are bots'. */
async function table(browser: Browser, names: readonly string[], bots: number): Promise<Person[]> {
  const people = await Promise.all(names.map((name) => comes(browser, name, DESK)));
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody has come');
  const seats = names.length + bots;
  const address = await opensTable(host, {
    game: 'Le Havre',
    steps: { Seats: seats - 2, ...(bots > 0 ? { 'Bots among them': bots } : {}) },
  });
  for (const guest of guests) await sitsDown(guest, address);
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  return people;
}

const options = ({ offer }: Decision): readonly string[] => (offer.kind === 'pick' ? offer.options : []);
const BARREN = ['take:wood', 'take:clay', 'take:iron'];
const takes = (decision: Decision, wanted: readonly string[]): string | null =>
  wanted.find((one) => options(decision).includes(one)) ?? null;

/** Cy builds up no food and no money, and so has to borrow. The others like fish. */
function frugal(decision: Decision, _view: MatchView, { name }: Person): Answer | null {
  if (decision.key === 'supply' || decision.key === 'end') return options(decision)[0] ?? null;
  if (decision.key !== 'main') return null;
  return takes(decision, name === 'Cy' ? BARREN : ['take:fish', ...BARREN]);
}

test('three people and a bot play a round of Le Havre, feed at the same time, and one of them takes a loan', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const people = await table(browser, ['Ada', 'Bo', 'Cy'], 1);
  const cy = people[2] as Person;
  // Cy spends what there is on a house in the first turn; then the first round goes by quickly.
  await hurries(people, {
    plan: frugal,
    until: (_, view, who) => who === cy && view.decisions.some((one) => one.key === 'buy'),
  });
  await cy.page.locator('[data-lit="aside"]:visible').first().click();
  await cy.page.locator('section[data-decision]').getByRole('button', { name: /^Buy/ }).first().click();
  await expect(cy.page.getByRole('log').first()).toContainText('buys');
  const round = (view: MatchView) => Math.floor((view.state as unknown as { turn: number }).turn / 7);
  await hurries(people, { plan: frugal, until: (_, view) => round(view) === 1 });

  // From here by hand, on the drawn board.
  const fed = new Set<string>();
  let together = 0;
  for (let n = 0; n < 80 && !fed.has('borrow'); n++) {
    const who = await nextToDecide(people);
    if (!who) break;
    const { page } = who;
    const asked = (await page.locator('section[data-decision] h2').innerText()).toLowerCase();
    if (asked.includes('feed') || asked.includes('eat')) {
      fed.add(asked.includes('eat') ? 'borrow' : 'feed');
      let others = 0;
      for (const one of people) if ((await one.page.locator('section[data-decision]').count()) > 0) others++;
      together = Math.max(together, others);
    }
    const take = who === cy ? BARREN : ['take:fish', ...BARREN];
    const lit = take.map((one) => one.replace('take:', 'offer:'));
    const offer = await firstLit(who, lit);
    if (offer) await gives(who, offer.replace('offer:', 'take:'), `[data-subject="${offer}"]`);
    else await decides(who);
  }
  expect([...fed]).toContain('borrow');
  expect(together).toBeGreaterThan(1);
  for (const { page } of people) await expect(page.getByRole('log').first()).toContainText(/takes 1 loan/);
});

async function firstLit({ page }: Person, subjects: readonly string[]): Promise<string | null> {
  const lit = await page
    .locator('[data-lit="due"]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-subject') ?? ''));
  return subjects.find((one) => lit.includes(one)) ?? null;
}

const SHIPS = ['wooden-ship', 'iron-ship', 'steel-ship', 'luxury-liner'];

/** What of a decision is worth doing by hand: the thing to click, and the answer. */
function* deeds(decision: Decision, view: MatchView, specials: readonly string[]): Iterable<Deed> {
  if (decision.key === 'borrow') yield { what: 'a loan', on: null, answer: 'loan', told: /takes \d loan/ };
  if (decision.key === 'hull') yield { what: 'a ship', on: null, answer: '', told: /launches/ };
  const buy = view.decisions.find((one) => one.key === 'buy');
  const sold = buy ? options(buy) : [];
  const ship = SHIPS.find((one) => sold.includes(one));
  if (ship) yield { what: 'a ship', on: `[data-subject="ship:${ship}"]`, answer: ship, told: /buys/ };
  const card = specials.find((one) => sold.includes(one) || options(decision).includes(`enter:${one}`));
  if (!card) return;
  const answer = sold.includes(card) ? card : `enter:${card}`;
  yield { what: 'a special building', on: `[data-subject="card:${card}"]`, answer, told: /buys|enters/ };
}
interface Deed {
  readonly what: string;
  readonly on: string | null;
  readonly answer: string;
  readonly told: RegExp;
}

test('three people play Le Havre to its end, and take a loan, a ship and a special building on the drawn board', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const game = await loadGame('le-havre');
  const { cards } = game.components as unknown as { cards: readonly { id: string; set: string }[] };
  const specials = cards.filter((one) => one.set === 'special').map((one) => one.id);
  const done = new Set<string>();
  const next = (decision: Decision, view: MatchView) =>
    [...deeds(decision, view, specials)].find((one) => !done.has(one.what)) ?? null;
  let people: Person[] = [];
  // Now and then nobody can afford a ship in the whole of a match; then there is another.
  for (let match = 0; match < 3 && done.size < 3; match++) {
    people = await table(browser, ['Ada', 'Bo', 'Cy'], 0);
    for (;;) {
      let found: Deed | null = null;
      const who: Person | null = await hurries(people, {
        // Cy goes hungry first, and Ada saves up for a ship.
        plan: (decision, view, one) =>
          one.name === 'Cy' && !done.has('a loan')
            ? frugal(decision, view, one)
            : one.name === 'Ada' && !done.has('a ship') && decision.key === 'main'
              ? takes(decision, ['take:franc', 'take:fish'])
              : null,
        until: (decision, view) => (found = next(decision, view)) !== null,
      });
      if (!who) break;
      const { what, on, answer, told } = found as unknown as Deed;
      await expect(who.page.locator('section[data-decision]')).toBeVisible();
      if (on === null) await decides(who);
      else await presses(who, answer, on);
      for (const { page } of people) await expect(page.getByRole('log').first()).toContainText(told);
      done.add(what);
    }
  }
  expect([...done].sort()).toEqual(['a loan', 'a ship', 'a special building']);
  const sheets = people.map(({ page }) => page.getByRole('table').locator('tbody').innerText());
  expect(new Set(await Promise.all(sheets)).size).toBe(1);
});
