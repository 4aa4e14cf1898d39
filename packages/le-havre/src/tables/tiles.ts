/** The seven supply tiles by name: the two tokens that each brings. The one marked takes interest. */
export interface Tile {
  readonly brings: { readonly [token: string]: number };
  readonly interest: boolean;
}
const tile = (first: string, second: string, interest = false): Tile => ({
  brings: { [first]: 1, [second]: 1 },
  interest,
});

export const TILES: { readonly [name: string]: Tile } = {
  'wood-cattle': tile('wood', 'cattle'),
  'wood-clay': tile('wood', 'clay'),
  'wood-franc': tile('wood', 'franc'),
  'fish-clay': tile('fish', 'clay'),
  'wood-fish': tile('wood', 'fish', true),
  'fish-grain': tile('fish', 'grain'),
  'iron-franc': tile('iron', 'franc'),
};
export const TILE_NAMES = Object.keys(TILES);
