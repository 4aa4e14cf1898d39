/** The filter of the history, as the URL has it. */
export interface Filter {
  /** One's own, or everybody's. */
  readonly whose: 'mine' | 'all';
  readonly game: string;
  /** People who sat there too. */
  readonly with: readonly string[];
  readonly result: (typeof RESULTS)[number];
  readonly length: string;
  readonly seats: number;
  readonly rated: (typeof RATED)[number];
  /** Days, first and last: 2026-11-16. */
  readonly from: string;
  readonly to: string;
}
export const RESULTS = ['', 'won', 'lost'] as const;
export const RATED = ['', 'yes', 'no'] as const;

export const EMPTY_FILTER: Filter = {
  whose: 'mine',
  game: '',
  with: [],
  result: '',
  length: '',
  seats: 0,
  rated: '',
  from: '',
  to: '',
};

const MOST_PEOPLE = 4;
const DAY = /^\d{4}-\d\d-\d\d$/;
const day = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
const word = (text: string | null): string => (text !== null && /^[\w-]{1,40}$/.test(text) ? text : '');
const one = <T extends string>(all: readonly T[], text: string | null, otherwise: T): T =>
  all.find((value) => value === text) ?? otherwise;

/** What an address says; whatever makes no sense is not said. */
export function filterIn(search: Pick<URLSearchParams, 'get'>): Filter {
  const seats = Number(search.get('seats'));
  return {
    whose: one(['mine', 'all'], search.get('whose'), EMPTY_FILTER.whose),
    game: word(search.get('game')),
    with: [...new Set((search.get('with') ?? '').split(',').map(word).filter(Boolean))].slice(0, MOST_PEOPLE),
    result: one(RESULTS, search.get('result'), ''),
    length: word(search.get('length')),
    seats: Number.isInteger(seats) && seats >= 1 && seats <= 16 ? seats : 0,
    rated: one(RATED, search.get('rated'), ''),
    from: day(search.get('from')),
    to: day(search.get('to')),
  };
}

/** The address's part after the question mark: only what is not as usual. */
export function searchOf(filter: Filter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    const said = Array.isArray(value) ? value.join(',') : String(value);
    const usual = EMPTY_FILTER[name as keyof Filter];
    if (said !== '' && said !== String(usual)) search.set(name, said);
  }
  return search.toString();
}

/** How many of the filters beyond game and owner are set. */
export const extraFilters = ({ result, length, seats, rated, from, to, with: people }: Filter): number =>
  [result, length, seats, rated, from, to].filter(Boolean).length + people.length;

/** The filter as the procedure's input; `me` is the signed-in viewer. */
export function queryOf(filter: Filter, me: string | undefined) {
  const account = filter.whose === 'mine' ? me : undefined;
  return {
    ...(account === undefined ? {} : { account }),
    ...(account !== undefined && filter.result !== '' ? { won: filter.result === 'won' } : {}),
    ...(filter.game === '' ? {} : { game: filter.game }),
    ...(filter.with.length === 0 ? {} : { with: [...filter.with] }),
    ...(filter.length === '' ? {} : { options: { length: filter.length } }),
    ...(filter.seats === 0 ? {} : { seats: filter.seats }),
    ...(filter.rated === '' ? {} : { rated: filter.rated === 'yes' }),
    ...(filter.from === '' ? {} : { from: filter.from }),
    ...(filter.to === '' ? {} : { to: filter.to }),
  };
}
