import type { Game } from '@quayside/engine';
import { tidewater, type Tidewater } from '@quayside/testkit/sample';

/** Broken twins of the sample game that look outside while they are loaded, before any watch stands. */
const hours = new Date(2020, 0, 1).getTimezoneOffset();
const { year } = { year: new Date().getUTCFullYear() };
const language = Intl.DateTimeFormat().resolvedOptions().locale;
let games = 0;

const withCoins = (coins: () => number): Game<Tidewater> => ({
  ...(tidewater as Game<Tidewater>),
  setup(setup) {
    const fresh = tidewater.setup(setup as Tidewater['setup']);
    const coin = coins();
    return { ...fresh, goods: fresh.goods.map((one) => ({ ...one, coin })) };
  },
});

export const zoned = withCoins(() => (hours === 0 ? 2 : 3));
export const dated = withCoins(() => year % 100);
export const spoken = withCoins(() => (language.startsWith('tr') ? 3 : 2));
export const warmed = withCoins(() => (++games > 4 ? 3 : 2));
