import type { Json, Messages } from '@quayside/engine';
import type { Language } from '@quayside/languages';

type Fields = { readonly [field: string]: Json };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a card does, as its module tells it: by a message of its own, or beside the card in the printed components. */
export function cardText(
  components: Json | undefined,
  messages: Messages,
  language: Language,
  card: string,
): string | null {
  const told = messages[`card.${card}`];
  if (told !== undefined) return told;
  const tables = isFields(components) ? Object.values(components).filter(Array.isArray) : [];
  const row = tables.flat().find((one): one is Fields => isFields(one) && one['id'] === card);
  const text = row?.['texts'] ?? row?.['text'];
  const said = isFields(text) ? text[language] : text;
  return typeof said === 'string' ? said : null;
}
