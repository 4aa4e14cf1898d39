import type { BuildingId } from '@quayside/salty-ocean/rules';
import type { EffectRow } from '@quayside/ui/art';

/** What a building does, in the grammar of cards; tracks say it along their steps. */
export const EFFECTS: { readonly [id in BuildingId]?: readonly EffectRow[] } = {
  windows: [{ pieces: [{ icon: 'value' }] }],
  shipyard: [{ pieces: [{ icon: 'boat' }, 'gives', { icon: 'franc', n: '3/4' }] }],
  academy: [{ pieces: [{ icon: 'boat' }, 'gives', { icon: 'franc', n: '3/4' }] }],
  lighthouse: [{ pieces: [{ icon: 'hammer' }, { icon: 'value', n: 2 }, 'per', { icon: 'boat' }] }],
  'saint-maclou': [{ pieces: [{ text: '✕' }, { icon: 'pirates' }, { icon: 'value' }] }],
  'finance-office': [{ pieces: [{ icon: 'economic' }, 'gives', { icon: 'franc' }] }],
  inn: [{ pieces: [{ icon: 'round' }, 'gives', { icon: 'franc', n: '2+' }] }],
  bank: [{ pieces: [{ text: '80' }, { icon: 'franc', n: '1/20' }] }],
  vault: [{ pieces: [{ text: '∞' }, { icon: 'franc', n: '1/10' }] }],
  'town-hall': [{ pieces: [{ icon: 'value' }, 'per', { icon: 'building' }] }],
  clock: [{ pieces: [{ text: '2 ×' }, { icon: 'round' }, { text: '−' }, { icon: 'franc' }] }],
  fierte: [{ pieces: [{ text: '✕' }, { icon: 'bad-catch' }, { text: '◉' }] }],
};
