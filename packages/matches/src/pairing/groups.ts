/** A person who waits to be paired, with their choices. */
export interface WaitingPerson {
  readonly id: string;
  /** In the order of liking. Equal names are equal games: game, options, pace, rated or not. */
  readonly choices: readonly { readonly name: string; readonly seats: readonly number[] }[];
  /** The bot that may take a seat after a minute; null where only people will do. */
  readonly bot: string | null;
  readonly since: Date;
}

/** People whose choices agree, those who have waited longest first. */
export interface Group {
  readonly people: readonly WaitingPerson[];
  /** What they play, by the name of the choice. */
  readonly name: string;
  readonly seats: number;
  /** Who takes the other seats. */
  readonly bot: string | null;
}

/** After so long a bot may take a seat. */
export const FILL_MS = 60_000;

export const wants = ({ choices }: WaitingPerson, name: string, seats: number): boolean =>
  choices.some((one) => one.name === name && one.seats.includes(seats));

/**
 * The next group that can be paired, or null. `waiting` is sorted by waiting time, the longest first, and groups are compared in that
 * order: by their first member, then by the next. A bigger table is chosen only if everybody of the smaller one sits at it too, so
 * that nobody waits for its sake.
 */
export function nextGroup(
  waiting: readonly WaitingPerson[],
  blocked: (one: string, other: string) => boolean,
  now: Date,
): Group | null {
  for (const [i, first] of waiting.entries()) {
    const younger = waiting.slice(i + 1);
    const groups = tablesFor(first).flatMap(({ name, seats }) => {
      const others = choose(
        [first],
        younger.filter((one) => wants(one, name, seats)),
        seats,
        blocked,
      );
      return others ? [{ people: others, name, seats, bot: null }] : [];
    });
    if (groups.length > 0) return best(groups, waiting);
  }
  return nextFilled(waiting, blocked, now);
}

/** The group of a person who has waited for a minute, with all others who accept bots, filled with bots. */
function nextFilled(
  waiting: readonly WaitingPerson[],
  blocked: (one: string, other: string) => boolean,
  now: Date,
): Group | null {
  const due = waiting.find(({ bot, since }) => bot !== null && now.getTime() - since.getTime() >= FILL_MS);
  if (!due) return null;
  const willing = waiting.filter((one) => one !== due && one.bot !== null);
  const groups = tablesFor(due).map(({ name, seats }) => {
    const people = [due];
    for (const one of willing)
      if (wants(one, name, seats) && people.every((other) => !blocked(one.id, other.id))) people.push(one);
    // Never so many that no bot is needed: they would have been a group before.
    return { people, name, seats, bot: due.bot };
  });
  // With the same people, the fewest bots.
  groups.sort((a, b) => a.seats - a.people.length - (b.seats - b.people.length));
  return groups.length > 0 ? best(groups, waiting) : null;
}

/** The tables that a person would accept, the preferred ones first. */
const tablesFor = ({ choices }: WaitingPerson) =>
  choices.flatMap(({ name, seats }) => seats.map((count) => ({ name, seats: count })));

/** So many people who do not keep apart from each other, those who have waited longest first; null where there are not enough. */
function choose(
  chosen: readonly WaitingPerson[],
  others: readonly WaitingPerson[],
  seats: number,
  blocked: (one: string, other: string) => boolean,
): readonly WaitingPerson[] | null {
  if (chosen.length === seats) return chosen;
  for (const [i, one] of others.entries()) {
    if (others.length - i < seats - chosen.length) return null;
    if (chosen.some((other) => blocked(one.id, other.id))) continue;
    const found = choose([...chosen, one], others.slice(i + 1), seats, blocked);
    if (found) return found;
  }
  return null;
}

/** The group whose people have waited longest; of two with the same people first, the bigger. Of equals the one named first. */
function best(groups: readonly Group[], waiting: readonly WaitingPerson[]): Group {
  const places = new Map(waiting.map((one, place) => [one.id, place]));
  const placesOf = ({ people }: Group) => people.map((one) => places.get(one.id) ?? 0).sort((a, b) => a - b);
  return groups.reduce((leading, group) => (isBefore(placesOf(group), placesOf(leading)) ? group : leading));
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [i, place] of one.entries()) {
    const theirs = other[i];
    if (theirs === undefined) return true;
    if (place !== theirs) return place < theirs;
  }
  return false;
}
