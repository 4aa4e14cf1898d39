/** Numbers in [0, 1) from a seed, fast and the same everywhere (sfc32). For bots and tests; cards come from nature.ts. */
export type Random = () => number;

/** Numbers from 0 to 1 that look like chance and follow from a seed. */
export function randomFrom(seed: string | number): Random {
  const text = String(seed);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x85ebca6b);
    b = Math.imul(b ^ (a >>> 13), 0xc2b2ae35);
    c = (c + Math.imul(b, 0x27d4eb2f)) | 0;
  }
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A random whole number below n. */
export const below = (random: Random, n: number): number => (random() * n) | 0;
