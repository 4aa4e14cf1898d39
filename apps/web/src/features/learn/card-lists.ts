import type { Json, Messages } from '@quayside/engine';
import type { Language } from '@quayside/languages';
import type { IndexCard } from '@quayside/ui/art';

/** A module's printed components as tables: one per list, a line per card, a cell per thing that is printed on it. */
export interface CardList {
  readonly name: string;
  readonly title: string;
  readonly entries: readonly CardEntry[];
}
export interface CardEntry {
  readonly id: string;
  readonly title: string;
  /** What the card does, in our own words. */
  readonly text: string | null;
  readonly cells: readonly { readonly label: string; readonly value: string }[];
  /** As its board draws it. */
  readonly drawn?: IndexCard;
}

type Fields = { readonly [field: string]: Json };

/** Lists of which there are drawn cards show these; the others are told in words. */
export function cardListsOf(
  components: Json | undefined,
  messages: Messages,
  language: Language,
  drawn: readonly IndexCard[] = [],
): CardList[] {
  if (!isFields(components)) return [];
  return Object.entries(components).flatMap(([name, table]) => {
    const cards = drawn.filter((one) => one.list === name).map(drawnEntry);
    const entries = cards.length > 0 ? cards : entriesOf(table, messages, language);
    return entries.length > 0 ? [{ name, title: label(messages, name), entries }] : [];
  });
}

/** The card says it all but its text. */
const drawnEntry = (drawn: IndexCard): CardEntry => ({
  id: drawn.face.id,
  title: drawn.face.name,
  text: drawn.face.text,
  cells: [],
  drawn,
});

function entriesOf(table: Json, messages: Messages, language: Language): CardEntry[] {
  const plain = (id: string, cells: CardEntry['cells'] = []): CardEntry => ({
    id,
    title: capital(term(messages, id)),
    text: null,
    cells,
  });
  if (Array.isArray(table))
    return (table as readonly Json[]).flatMap((row, i) =>
      typeof row === 'string' ? [plain(row)] : isFields(row) ? [entryOf(row, i, messages, language)] : [],
    );
  if (isFields(table) && Object.values(table).every((value) => typeof value === 'number'))
    return Object.entries(table).map(([id, n]) => plain(id, [{ label: '', value: String(n as number) }]));
  return [];
}

/** Fields that name a line or tell its text, and those that are for comparing with the print. */
const SILENT = new Set([
  'id',
  'name',
  'names',
  'text',
  'texts',
  'confidence',
  'effect',
  'effects',
  'note',
  'notes',
  'source',
  'use',
  // Its words are in the text.
  'bonus',
]);

function entryOf(row: Fields, at: number, messages: Messages, language: Language): CardEntry {
  const id = [row['id'], row['type'], row['letter']].find((one) => typeof one === 'string') ?? String(at + 1);
  return {
    id,
    title: spoken(row['names'] ?? row['name'], language) ?? capital(term(messages, id)),
    text: spoken(row['texts'] ?? row['text'], language) ?? messages[`card.${id}`] ?? null,
    cells: Object.entries(row).flatMap(([field, value]) => {
      const said = SILENT.has(field) ? '' : inWords(valueIn(value, language), messages);
      return said === '' ? [] : [{ label: label(messages, field), value: said }];
    }),
  };
}

const spoken = (value: Json | undefined, language: Language): string | null => {
  if (typeof value === 'string') return value;
  const said = value === undefined ? undefined : valueIn(value, language);
  return typeof said === 'string' ? said : null;
};

/** What differs by language, in this one. */
const valueIn = (value: Json, language: Language): Json =>
  isFields(value) && value['en'] !== undefined ? (value[language] ?? value['en']) : value;

/** Nothing, none and no are not worth a word. */
function inWords(value: Json, messages: Messages): string {
  if (value === null || value === false || value === 0) return '';
  if (value === true) return '✓';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return term(messages, value);
  if (Array.isArray(value)) {
    const all = value as readonly Json[];
    return all.some((one) => typeof one === 'object') ? '' : all.map((one) => inWords(one, messages) || '–').join(', ');
  }
  const fields = value as Fields;
  // What is more than so many of something is for programs: its words are in the text.
  if (!Object.values(fields).every((n) => typeof n === 'number')) return '';
  return Object.entries(fields)
    .map(([key, one]) => [key, inWords(one, messages)] as const)
    .filter(([, said]) => said !== '')
    .map(([key, said]) => `${said} ${counted(messages, key, said)}`)
    .join(', ');
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const term = (messages: Messages, id: string) =>
  messages[`term.${id}`] ?? messages[`component.${id}`] ?? id.replaceAll(/[-_]/g, ' ');
/** The word for so many of a token. */
const counted = (messages: Messages, id: string, n: string) =>
  (n === '1' ? messages[`term.${id}.one`] : undefined) ?? term(messages, id);
const label = (messages: Messages, field: string) =>
  messages[`component.${field}`] ??
  messages[`view.${field}`] ??
  messages[`term.${field}`] ??
  field.replaceAll(/[-_]/g, ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the index is narrowed down to; what is left out does not matter. */
export interface CardFilter {
  readonly search: string;
  readonly type?: string;
  readonly set?: string;
  readonly phase?: string;
}
export const FACETS = ['type', 'set', 'phase'] as const;
export type Facet = (typeof FACETS)[number];
export const ORDERS = ['printed', 'name', 'cost', 'value', 'type'] as const;
export type SortOrder = (typeof ORDERS)[number];

/** The type, set or phase of an entry, in words. */
export const facetOf = ({ drawn }: CardEntry, facet: Facet): string | undefined =>
  facet === 'type' ? drawn?.face.typeName : drawn?.[facet];

/** The values that a facet has in these lists, in the order of the cards. */
export const facetsIn = (lists: readonly CardList[], facet: Facet): string[] => [
  ...new Set(lists.flatMap(({ entries }) => entries.flatMap((entry) => facetOf(entry, facet) ?? []))),
];

/** Entries that have what is wanted, and in which every word of the search is found somewhere. */
export function searchCards(list: CardList, wanted: CardFilter | string): CardList {
  const filter: CardFilter = typeof wanted === 'string' ? { search: wanted } : wanted;
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (entry: CardEntry) => {
    if (FACETS.some((facet) => filter[facet] !== undefined && facetOf(entry, facet) !== filter[facet])) return false;
    const all = [
      entry.title,
      entry.text ?? '',
      ...FACETS.map((facet) => facetOf(entry, facet) ?? ''),
      ...entry.cells.map((cell) => `${cell.label} ${cell.value}`),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return { ...list, entries: list.entries.filter(matches) };
}

/** The same entries in another order; those alike keep theirs. */
export function sortCards(list: CardList, order: SortOrder, language: Language): CardList {
  const valueOf = ({ drawn }: CardEntry) => Number(drawn?.face.value ?? 0) || 0;
  const compare: { readonly [one in SortOrder]: (a: CardEntry, b: CardEntry) => number } = {
    printed: () => 0,
    name: (a, b) => a.title.localeCompare(b.title, language),
    cost: (a, b) => (a.drawn?.cost ?? 0) - (b.drawn?.cost ?? 0),
    value: (a, b) => valueOf(b) - valueOf(a),
    type: (a, b) => (facetOf(a, 'type') ?? '').localeCompare(facetOf(b, 'type') ?? '', language),
  };
  return { ...list, entries: list.entries.toSorted(compare[order]) };
}
