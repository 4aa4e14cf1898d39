import { completeGame } from '@quayside/engine';
import { BUILDINGS, type Building } from './buildings.ts';
import { components, perLanguage } from './components.ts';
import { features } from './features.ts';
import { rules } from './rules.ts';
import type { InlandPort } from './state.ts';
import { messages } from './texts/index.ts';
import { tileText } from './texts/tiles.ts';
import { value } from './value.ts';

const buildings = components.buildings.map(({ id, letter, name, ...fields }, n) => ({
  id,
  letter,
  name,
  text: perLanguage((language) => tileText(BUILDINGS[n] as Building, messages[language])), // made of BUILDINGS
  ...fields,
}));

/** `quayside cards inland-port --json` prints the components. */
export const inlandPort = completeGame<InlandPort>(rules, {
  messages,
  value,
  features,
  components: { ...components, buildings },
});
