/**
 * SHA-256 in plain TypeScript: the core has no dependencies and runs in browsers, where the built-in one is asynchronous.
 * Shuffles rest on it, so that no cards seen so far tell anything about those to come.
 */
const K = new Int32Array(64);
const START = new Int32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    const fraction = (x: number) => (x - Math.floor(x)) * 4294967296;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const encoder = new TextEncoder();
// Every card dealt in a simulated game comes by here, so the arrays are made once and nothing is taken apart by iterators.
const w = new Int32Array(64);
const h = new Int32Array(8);
const word = (words: Int32Array, i: number): number => words[i] as number;
const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The eight words of the digest of a text (UTF-8). */
export function sha256(text: string): Uint32Array {
  const words = new Uint32Array(8);
  digest(text, words);
  return words;
}

/** The same into an array that is there already. */
export function digest(text: string, words: { [i: number]: number }): void {
  if (isAscii(text)) hash(text.length, (i) => text.charCodeAt(i));
  else {
    const bytes = encoder.encode(text);
    hash(bytes.length, (i) => bytes[i] as number);
  }
  for (let i = 0; i < 8; i++) words[i] = word(h, i);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

function hash(size: number, at: (i: number) => number): void {
  const end = (((size + 8) >> 6) + 1) << 6;
  const byte = (i: number): number => (i < size ? at(i) : i === size ? 0x80 : 0);
  h.set(START);
  for (let block = 0; block < end; block += 64) {
    for (let i = 0, from = block; i < 16; i++, from += 4)
      w[i] = (byte(from) << 24) | (byte(from + 1) << 16) | (byte(from + 2) << 8) | byte(from + 3);
    if (block + 64 === end) {
      w[14] = Math.floor(size / 0x20000000);
      w[15] = size << 3;
    }
    compress();
  }
}

/** Works the block in `w` into `h`. */
function compress(): void {
  for (let i = 16; i < 64; i++) {
    const x = word(w, i - 15);
    const y = word(w, i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (word(w, i - 16) + s0 + word(w, i - 7) + s1) | 0;
  }
  let a = word(h, 0);
  let b = word(h, 1);
  let c = word(h, 2);
  let d = word(h, 3);
  let e = word(h, 4);
  let f = word(h, 5);
  let g = word(h, 6);
  let k = word(h, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + word(K, i) + word(w, i)) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = word(h, 0) + a;
  h[1] = word(h, 1) + b;
  h[2] = word(h, 2) + c;
  h[3] = word(h, 3) + d;
  h[4] = word(h, 4) + e;
  h[5] = word(h, 5) + f;
  h[6] = word(h, 6) + g;
  h[7] = word(h, 7) + k;
}

/** A digest as hexadecimal digits. */
export const hex = (words: Uint32Array): string =>
  [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
