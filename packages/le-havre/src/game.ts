import { completeGame } from '@quayside/engine';
import { features } from './features.ts';
import { rules } from './rules.ts';
import type { LeHavre } from './state.ts';
import { components } from './components.ts';
import { messages } from './texts/index.ts';
import { value } from './value.ts';

const named = <T extends { readonly id: string }>(table: readonly T[]) =>
  table.map(({ id, ...fields }) => ({
    id,
    names: { en: messages.en[`term.${id}`] ?? id, de: messages.de[`term.${id}`] ?? id },
    ...fields,
  }));

export const leHavre = completeGame<LeHavre>(rules, {
  messages,
  value,
  features,
  components: { ...components, cards: named(components.cards), goods: named(components.goods) },
});
