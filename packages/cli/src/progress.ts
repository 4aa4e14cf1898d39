/** A second of silence is fine; after that a person who watches sees how far it is. Never on stdout, never into a file. */
const PATIENCE = 1000;
const WIDTH = 30;

export interface ProgressBar {
  /** How far, from 0 to 1. */
  at(done: number): void;
  end(): void;
}

export function progress(what: string, stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  const start = performance.now();
  let shown = -Infinity;
  return {
    at(done) {
      const now = performance.now();
      if (!stream.isTTY || now - start < PATIENCE || now - shown < 100) return;
      shown = now;
      const full = Math.round(Math.min(1, done) * WIDTH);
      const left = done > 0 ? Math.ceil((((now - start) / done) * (1 - done)) / 1000) : 0;
      stream.write(
        `\r${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(done * 100)} %, ${left} s left \u001b[K`,
      );
    },
    end() {
      if (shown > 0) stream.write('\r\u001b[K');
    },
  };
}
