/** How much JavaScript a first visit may load, in kB as it is sent. */
export const LIMITS = { home: 155, page: 165, table: 260 };
