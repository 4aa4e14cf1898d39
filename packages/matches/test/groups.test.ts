import { describe, expect, it } from 'vitest';
import type { Random } from '@quayside/engine';
import { randomFrom } from '@quayside/engine/host';
import { FILL_MS, nextGroup, wants, type Group, type WaitingPerson } from '../src/pairing/groups.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const together = () => false;

const waiting = (id: string, seats: readonly number[], more: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id,
  choices: [{ name: 'harbour', seats }],
  bot: null,
  since: NOW,
  ...more,
});
const namesOf = (group: Group | null) =>
  group &&
  group.people
    .map((one) => one.id)
    .sort()
    .join('');

describe('the next group', () => {
  it('has those first who have waited longest', () => {
    const queue = [waiting('a', [3]), waiting('b', [2]), waiting('c', [2]), waiting('d', [2])];
    expect(namesOf(nextGroup(queue, together, NOW))).toBe('bc');
  });

  it('is a bigger one only where nobody of the smaller one has to wait for it', () => {
    const both = [2, 3];
    const rest = [waiting('b', both), waiting('c', both)];
    expect(nextGroup([waiting('a', [3]), ...rest], together, NOW)).toMatchObject({ seats: 3 });
    expect(namesOf(nextGroup([waiting('a', both), ...rest], together, NOW))).toBe('abc');
    const queue = [waiting('a', [2]), waiting('b', [3]), waiting('c', [3]), waiting('d', both)];
    expect(namesOf(nextGroup(queue, together, NOW))).toBe('ad');
  });

  it('plays what the one who has waited longest likes best', () => {
    const likes = (id: string, ...games: string[]) =>
      waiting(id, [], { choices: games.map((name) => ({ name, seats: [2] })) });
    expect(nextGroup([likes('a', 'inland', 'harbour'), likes('b', 'harbour', 'inland')], together, NOW)?.name).toBe(
      'inland',
    );
  });

  it('keeps apart who keeps apart', () => {
    const blocked = (one: string, other: string) => [one, other].sort().join('') === 'ab';
    const queue = [waiting('a', [2]), waiting('b', [2]), waiting('c', [2])];
    expect(namesOf(nextGroup(queue, blocked, NOW))).toBe('ac');
    expect(nextGroup(queue.slice(0, 2), blocked, NOW)).toBeNull();
  });

  it('has a bot in it after a minute, if everybody who sits there would have one', () => {
    const since = new Date(NOW.getTime() - FILL_MS);
    const alone = waiting('a', [3, 4], { bot: 'merchant', since });
    expect(nextGroup([{ ...alone, since: new Date(since.getTime() + 1) }], together, NOW)).toBeNull();
    expect(nextGroup([alone], together, NOW)).toMatchObject({ seats: 3, bot: 'merchant' });
    const others = [waiting('b', [4]), waiting('c', [4], { bot: 'random' })];
    expect(nextGroup([alone, ...others], together, NOW)).toMatchObject({ seats: 4, bot: 'merchant' });
    expect(namesOf(nextGroup([alone, ...others], together, NOW))).toBe('ac');
  });
});

describe('whatever people wish for', () => {
  const some = <T>(random: Random, list: readonly T[]): T[] => list.filter(() => random() < 0.4);

  function queueOf(random: Random): WaitingPerson[] {
    return Array.from({ length: Math.floor(random() * 14) }, (_, i) => ({
      id: `p${i}`,
      choices: ['x', 'y', 'z'].map((name) => ({ name, seats: some(random, [2, 3, 4, 5]) })),
      bot: random() < 0.3 ? 'random' : null,
      since: new Date(NOW.getTime() - Math.floor(random() * 2 * FILL_MS)),
    })).sort((a, b) => a.since.getTime() - b.since.getTime());
  }

  /** Every full group there is, found by trying all. */
  function* fullGroups(
    queue: readonly WaitingPerson[],
    blocked: (a: string, b: string) => boolean,
  ): Iterable<WaitingPerson[]> {
    for (const name of ['x', 'y', 'z'])
      for (const seats of [2, 3, 4, 5]) {
        const willing = queue.filter((one) => wants(one, name, seats));
        for (let set = 0; set < 2 ** willing.length; set++) {
          const people = willing.filter((_, i) => set & (2 ** i));
          if (people.length === seats && !people.some((a) => people.some((b) => a !== b && blocked(a.id, b.id))))
            yield people;
        }
      }
  }

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'nobody sits twice, everybody gets a wish, nobody waits who could play (%i)',
    (seed) => {
      const random = randomFrom(`choices ${seed}`);
      let queue = queueOf(random);
      const pairs = new Set(queue.flatMap(({ id }) => some(random, queue).slice(0, 2).map((one) => `${id} ${one.id}`))); // prettier-ignore
      const blocked = (one: string, other: string) => pairs.has(`${one} ${other}`) || pairs.has(`${other} ${one}`);
      const seated = new Set<string>();
      for (;;) {
        const group = nextGroup(queue, blocked, NOW);
        if (!group) break;
        const oldest = queue.findIndex((one) => one === group.people[0]);
        for (const one of group.people) {
          expect(seated.has(one.id)).toBe(false);
          seated.add(one.id);
          expect(wants(one, group.name, group.seats)).toBe(true);
          expect(group.bot === null || one.bot !== null).toBe(true);
          for (const other of group.people) expect(one !== other && blocked(one.id, other.id)).toBe(false);
        }
        expect(group.bot === null ? group.people.length === group.seats : group.people.length < group.seats).toBe(true);
        // Who has waited longer than everybody here could not have played in any group.
        for (const people of group.bot === null ? fullGroups(queue, blocked) : [])
          expect(Math.min(...people.map((one) => queue.indexOf(one)))).toBeGreaterThanOrEqual(oldest);
        queue = queue.filter((one) => !group.people.includes(one));
      }
      expect([...fullGroups(queue, blocked)]).toEqual([]);
      const due = (one: WaitingPerson) => NOW.getTime() - one.since.getTime() >= FILL_MS;
      const choices = (one: WaitingPerson) => one.choices.some(({ seats }) => seats.length > 0);
      expect(queue.filter((one) => one.bot !== null && due(one) && choices(one))).toEqual([]);
    },
  );
});
