import { bots } from '@quayside/bots';

/** The bots that can be seated. */
export const botNames: string[] = Object.keys(bots);
