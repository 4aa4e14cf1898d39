/** The day of the deals: it changes at midnight UTC, for everybody at the same moment. */
export const today = (): string => new Date().toISOString().slice(0, 10);
