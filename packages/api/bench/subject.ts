/** One match that is being played, with everybody who follows it. */
export interface PlayedMatch {
  /** Gives one answer and waits until all have it. Milliseconds from sending to somebody else's update, or null once it is over. */
  answer(): Promise<number | null>;
  close(): void;
}

/** What a server process has used so far. */
export interface Use {
  /** Seconds of processor time: its own, and that of the database's processes. */
  readonly cpu: number;
  readonly databaseCpu: number;
}

/** A server under load. */
export interface Subject {
  readonly name: string;
  /** Opens a match for two and starts it. */
  open(): Promise<PlayedMatch>;
  use(): Promise<Use>;
  /** Lets so many tables of people against bots go on beside the measured ones; none with 0. */
  playBots?(tables: number): Promise<void>;
  /** Bytes in use, after all garbage was collected. That costs time and what was compiled, so it is asked when nothing else is measured. */
  heap(): Promise<number>;
  close(): Promise<void>;
}
