import { expect, type Browser } from '@playwright/test';
import { loadGame } from '@quayside/games';
import {
  comes,
  decides,
  DESK,
  likesItQuick,
  nextToDecide,
  opensTable,
  reachesFor,
  sitsDown,
  test,
  type Person,
} from './quay.ts';

// Hundreds of steps: what was on the page at each would cost more than the match.
test.use({ trace: 'off' });

/** People at a table of Le Havre who want to get on; the rest of its seats are bots'. */
async function table(browser: Browser, names: readonly string[], bots: number): Promise<Person[]> {
  const people = await Promise.all(names.map((name) => comes(browser, name, DESK)));
  // Cy has nothing but loans to choose from, and wants to take them herself.
  await Promise.all(people.map((one) => likesItQuick(one, one.name !== 'Cy')));
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

/** The question in front of somebody, if it is still there. */
const asked = async ({ page }: Person) => (await page.locator('section[data-decision] h2').allInnerTexts())[0] ?? '';
const story = ({ page }: Person) => page.getByRole('log').first();
/** No food and no money comes in by these. */
const BARREN = ['offer:wood', 'offer:clay', 'offer:iron'];
const NOURISHING = ['offer:fish', 'offer:cattle', 'offer:grain', ...BARREN];

test('three people and a bot play a round of Le Havre, feed at the same time, and one of them takes a loan', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const people = await table(browser, ['Ada', 'Bo', 'Cy'], 1);
  const cy = people[2] as Person;
  let together = 0;
  let borrowed = false;
  for (let n = 0; n < 120 && !borrowed; n++) {
    const who = await nextToDecide(people);
    if (!who) break;
    const question = await asked(who);
    borrowed = question.startsWith('Not enough to eat');
    if (borrowed || question.startsWith('Feed')) {
      const busy = await Promise.all(people.map(({ page }) => page.locator('section[data-decision]').count()));
      together = Math.max(together, busy.filter((count) => count > 0).length);
    }
    if ((await reachesFor(who, who === cy ? BARREN : NOURISHING)) === null) await decides(who);
  }
  expect(together).toBeGreaterThan(1);
  for (const one of people) await expect(story(one)).toContainText(/takes \d loan/);
});

const SHIPS = ['ship:luxury-liner', 'ship:steel-ship', 'ship:iron-ship', 'ship:wooden-ship'];

test('three people play Le Havre to its end on the drawn board, with a loan, a ship and a special building', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const game = await loadGame('le-havre');
  // The module's own list of cards.
  const { cards } = game.components as unknown as { cards: readonly { id: string; set: string }[] };
  const specials = cards.filter((one) => one.set === 'special').map((one) => `card:${one.id}`);
  const people = await table(browser, ['Ada', 'Bo', 'Cy'], 0);
  const done = new Set<string>();
  // Ada saves up for a ship before anything else, Bo has an eye on special buildings, Cy on what can't be eaten and so goes hungry.
  // Whatever the deal, they came to all three in each of two hundred matches that were tried.
  const wishes = (name: string) =>
    name === 'Ada'
      ? [...(done.has('a ship') ? specials : SHIPS), 'offer:franc', 'offer:fish']
      : [...specials, ...(name === 'Bo' ? ['offer:cattle', 'offer:grain'] : []), ...BARREN];
  for (;;) {
    const who = await nextToDecide(people);
    if (!who) break;
    if ((await asked(who)).startsWith('Not enough to eat')) done.add('a loan');
    const reached = await reachesFor(who, wishes(who.name));
    if (reached === null) await decides(who);
    else if (SHIPS.includes(reached)) done.add('a ship');
    else if (specials.includes(reached)) done.add('a special building');
  }
  expect([...done].sort()).toEqual(['a loan', 'a ship', 'a special building']);
  for (const one of people) {
    await expect(story(one)).toContainText(/takes \d loan/);
    await expect(story(one)).toContainText(/buys .* ship/i);
  }
  const sheets = people.map(({ page }) => page.getByRole('table').locator('tbody').innerText());
  expect(new Set(await Promise.all(sheets)).size).toBe(1);
});
