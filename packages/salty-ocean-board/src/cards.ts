import type { Messages } from '@quayside/engine';
import { inLanguage, type Language } from '@quayside/languages';
import {
  BUILDINGS,
  EVENTS,
  figuresOf,
  GOODS,
  rulingsAbout,
  type BuildingId,
  type EventTile,
} from '@quayside/salty-ocean/rules';
import type { CardFace, EffectRow, IndexCards, Piece } from '@quayside/ui/art';
import { EFFECTS } from './effects.ts';
import { SCENES, SIGN } from './scenes.ts';
import { signed } from './signed.ts';

const KINDS: { readonly [language in Language]: { readonly [kind in 'track' | 'spaces' | 'event']: string } } = {
  en: { track: 'track that is extended', spaces: 'building with spaces', event: 'event tile' },
  de: { track: 'Leiste, die ausgebaut wird', spaces: 'Gebäude mit Bauplätzen', event: 'Ereigniskärtchen' },
};
const EVENT: { readonly [language in Language]: (n: string) => string } = {
  en: (n) => `Event ${n}`,
  de: (n) => `Ereignis ${n}`,
};

/** All buildings and event tiles, in the same pictures as on the board. */
export const cardsOf: IndexCards = (game, _handbook, language) => {
  const messages = inLanguage(game.messages, language);
  const kinds = inLanguage(KINDS, language);
  const buildings = BUILDINGS.map((building) => {
    const { id, track } = building;
    const face: CardFace = {
      id,
      name: messages[`term.${id}`] ?? id,
      scene: SCENES[id] ?? '',
      type: 'none',
      sign: SIGN[id],
      typeName: kinds[track ? 'track' : 'spaces'],
      cost: [],
      value: '',
      effect: [...(EFFECTS[id] ?? []), ...figuresRow(id)],
      text: messages[`card.${id}`] ?? '',
    };
    return { face, list: 'buildings', cost: 0, rulings: rulingsAbout(building) };
  });
  const tiles = EVENTS.map((tile) => ({
    face: eventFace(tile, messages, inLanguage(EVENT, language), kinds.event),
    list: 'events',
    cost: 0,
    rulings: [],
  }));
  return [...buildings, ...tiles];
};

/** What its spaces or steps bring, the best or first one first. */
function figuresRow(id: BuildingId): readonly EffectRow[] {
  const figures = figuresOf(id);
  return figures.length === 0 ? [] : [{ pieces: [{ text: figures.join(' · ') }, ...(UNITS[id] ?? [])] }];
}
const UNITS: { readonly [id in BuildingId]?: readonly Piece[] } = {
  saline: [{ icon: 'salt' }],
  depot: [{ icon: 'barrel' }],
  'notre-dame': [{ icon: 'value' }],
};

function eventFace(tile: EventTile, messages: Messages, named: (n: string) => string, typeName: string): CardFace {
  const weather = [tile.storm ? 'storm' : 'calm', ...(tile.extra ? [tile.extra] : [])];
  return {
    id: tile.id,
    name: named(tile.id.replace('event-', '')),
    scene: tile.storm ? 'sea, boat -10 6 .8, boat 24 2 .6' : 'dune, sea, boat 4 4 .9, bird 24 -28',
    type: 'none',
    sign: tile.extra ?? (tile.storm ? 'storm' : 'calm'),
    typeName,
    cost: [],
    value: '',
    effect: [
      { pieces: GOODS.map((icon, i) => ({ icon, n: signed(tile.shift[i] ?? 0) })) },
      { pieces: weather.map((icon) => ({ icon })) },
    ],
    text: messages[`term.${tile.id}`] ?? '',
    doubt: `${messages['component.reconstructed']}: ${messages['component.prices']}, ${messages['component.weather']}`,
  };
}
