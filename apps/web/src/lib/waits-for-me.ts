import type { Table } from '@quayside/api';

/** The match waits for the viewer, in their own turn or in another's. Where they have resigned, a bot decides. */
export const waitsForMe = ({ mine, due, seats }: Table): boolean =>
  mine !== null && due.includes(mine) && !seats.some((one) => one.seat === mine && one.resigned);
