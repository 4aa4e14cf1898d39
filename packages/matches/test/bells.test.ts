import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { Bells } from '../src/bells.ts';

const NAME = 'a match';

describe('who follows a match', () => {
  let bells: Bells;
  const hang = (owner: string | null) => bells.hang([NAME], owner, new AbortController().signal);
  beforeEach(() => {
    bells = new Bells();
  });

  it('hears of what somebody else has done, and nobody hears of it twice', async () => {
    const [ben, nobody] = [hang('ben'), hang(null)];
    bells.ringFor('ann', NAME, 1);
    bells.ring(NAME, 1);
    for (const bell of [ben, nobody]) expect(await bell.next()).toEqual(new Map([[NAME, 1]]));
    bells.ring(NAME, 2);
    expect(await ben.next()).toEqual(new Map([[NAME, 2]]));
  });

  it('hears of what they did themselves with the next thing that happens', async () => {
    const [ann, ben] = [hang('ann'), hang('ben')];
    const next = ann.next();
    bells.ringFor('ann', NAME, 1);
    expect(await ben.next()).toEqual(new Map([[NAME, 1]]));
    bells.ringFor('ben', NAME, 2);
    expect(await next).toEqual(new Map([[NAME, 2]]));
  });

  it('hears of it a moment later where nothing else happens', async () => {
    const ann = hang('ann');
    bells.ringFor('ann', NAME, 1);
    expect(await ann.next()).toEqual(new Map([[NAME, 1]]));
    bells.ringFor('ann', NAME, 2);
    bells.ringFor('ann', NAME, 3);
    expect(await ann.next()).toEqual(new Map([[NAME, 3]]));
  });

  it('hears nothing any more when they are gone', async () => {
    const away = new AbortController();
    const ann = bells.hang([NAME], 'ann', away.signal);
    const next = ann.next();
    bells.ringFor('ann', NAME, 1);
    away.abort();
    expect(await next).toBeNull();
    ann.remove();
    expect(bells.size).toBe(0);
    expect(getEventListeners(away.signal, 'abort')).toEqual([]);
  });
});
