import type { Table } from '@quayside/api';

/** The match can't go on before I have decided, in my turn or in another's. Where I have resigned, a bot decides. */
export const waitsForMe = ({ mine, due, seats }: Table): boolean =>
  mine !== null && due.includes(mine) && !seats.some((one) => one.seat === mine && one.resigned);
