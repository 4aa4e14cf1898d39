/** One match that is being played, with everybody who follows it. */
export interface BenchMatch {
  /** Gives one answer and waits until all have it. Milliseconds from sending to somebody else's update, or null once it is over. */
  answer(): Promise<number | null>;
  close(): void;
}

/** What a server process has used so far. */
export interface ResourceUse {
  /** Seconds of processor time: its own, and that of the database's processes. */
  readonly cpu: number;
  readonly databaseCpu: number;
}

/** A server under load. */
export interface BenchServer {
  readonly name: string;
  /** Opens a match for two and starts it. */
  open(): Promise<BenchMatch>;
  use(): Promise<ResourceUse>;
  /** Lets so many tables of people against bots go on beside the measured ones; none with 0. */
  playBots?(tables: number): Promise<void>;
  /** Bytes of heap after a full garbage collection. That disturbs measurements, so it is called after them. */
  heap(): Promise<number>;
  close(): Promise<void>;
}
