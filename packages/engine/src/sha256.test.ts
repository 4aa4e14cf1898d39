import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hex, sha256 } from './sha256.ts';

it('agrees with the digests that everybody else computes, at every length around the block borders and beyond ASCII', () => {
  const texts = [
    ...Array.from({ length: 200 }, (_, n) => 'quayside '.repeat(30).slice(0, n)),
    'Ömür · 港',
    'x'.repeat(5000),
  ];
  for (const text of texts) expect(hex(sha256(text)), text).toBe(createHash('sha256').update(text).digest('hex'));
});
