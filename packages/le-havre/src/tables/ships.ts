/** The four kinds of ships, from the one that comes first. */
export const SHIP_TYPES = ['wooden-ship', 'iron-ship', 'steel-ship', 'luxury-liner'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

export interface Hull {
  /** Building material; every ship also takes 3 energy. */
  readonly cost: { readonly wood?: number; readonly iron?: number; readonly steel?: number };
  readonly energy: number;
  /** Null: can't be bought. */
  readonly price: number | null;
  /** How many goods it ships. */
  readonly room: number;
  /** What it feeds at the end of a round, by number of players. */
  readonly food: readonly number[];
}
export const HULLS: { readonly [type in ShipType]: Hull } = {
  'wooden-ship': { cost: { wood: 5 }, energy: 3, price: 14, room: 2, food: [5, 4, 3, 2, 1] },
  'iron-ship': { cost: { iron: 4 }, energy: 3, price: 20, room: 3, food: [7, 5, 4, 3, 2] },
  'steel-ship': { cost: { steel: 2 }, energy: 3, price: 30, room: 4, food: [10, 7, 6, 5, 3] },
  'luxury-liner': { cost: { steel: 3 }, energy: 3, price: null, room: 0, food: [0, 0, 0, 0, 0] },
};

export interface Ship {
  readonly id: string;
  readonly type: ShipType;
  readonly value: number;
  readonly name: string;
}
const ship = (id: string, type: ShipType, value: number, name: string): Ship => ({ id, type, value, name });

/** The ships on the backs of the 20 round cards. */
export const SHIPS: readonly Ship[] = [
  ship('R01', 'wooden-ship', 2, 'Appoline'),
  ship('R02', 'wooden-ship', 2, 'Blanche'),
  ship('R03', 'wooden-ship', 2, 'Dina'),
  ship('R04', 'wooden-ship', 4, 'Lucie'),
  ship('R05', 'wooden-ship', 4, 'Noemi'),
  ship('R06', 'iron-ship', 2, 'Cherbourg'),
  ship('R07', 'wooden-ship', 6, 'Ophelie'),
  ship('R08', 'iron-ship', 4, 'Boulogne'),
  ship('R09', 'wooden-ship', 6, 'Salomee'),
  ship('R10', 'iron-ship', 6, 'Saint-Malo'),
  ship('R11', 'iron-ship', 8, 'Dunkerque'),
  ship('R12', 'steel-ship', 10, 'Triest'),
  ship('R13', 'iron-ship', 10, 'Caen'),
  ship('R14', 'steel-ship', 16, 'Bremerhaven'),
  ship('R15', 'iron-ship', 12, 'Calais'),
  ship('R16', 'steel-ship', 20, 'Amsterdam'),
  ship('R17', 'steel-ship', 24, 'Lissabohn'),
  ship('R18', 'luxury-liner', 38, 'MS Susanne'),
  ship('R19', 'luxury-liner', 34, 'MS Doris'),
  ship('R20', 'luxury-liner', 30, 'MS Andrea'),
];

const byId: { readonly [id: string]: Ship } = Object.fromEntries(SHIPS.map((one) => [one.id, one]));
export const isShip = (id: string): boolean => Object.hasOwn(byId, id);
export const shipOf = (id: string): Ship => byId[id] as Ship; // ids in a state come from the table
