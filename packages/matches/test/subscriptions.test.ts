import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { Subscriptions } from '../src/live/subscriptions.ts';

const NAME = 'a match';

describe('who follows a match', () => {
  let subscriptions: Subscriptions;
  const subscribe = (owner: string | null) => subscriptions.subscribe([NAME], owner, new AbortController().signal);
  beforeEach(() => {
    subscriptions = new Subscriptions();
  });

  it('hears of what somebody else has done, and nobody hears of it twice', async () => {
    const [ben, nobody] = [subscribe('ben'), subscribe(null)];
    subscriptions.publishFor('ann', NAME, 1);
    subscriptions.publish(NAME, 1);
    for (const subscription of [ben, nobody]) expect(await subscription.next()).toEqual(new Map([[NAME, 1]]));
    subscriptions.publish(NAME, 2);
    expect(await ben.next()).toEqual(new Map([[NAME, 2]]));
  });

  it('hears of what they did themselves with the next thing that happens', async () => {
    const [ann, ben] = [subscribe('ann'), subscribe('ben')];
    const next = ann.next();
    subscriptions.publishFor('ann', NAME, 1);
    expect(await ben.next()).toEqual(new Map([[NAME, 1]]));
    subscriptions.publishFor('ben', NAME, 2);
    expect(await next).toEqual(new Map([[NAME, 2]]));
  });

  it('hears of it a moment later where nothing else happens', async () => {
    const ann = subscribe('ann');
    subscriptions.publishFor('ann', NAME, 1);
    expect(await ann.next()).toEqual(new Map([[NAME, 1]]));
    subscriptions.publishFor('ann', NAME, 2);
    subscriptions.publishFor('ann', NAME, 3);
    expect(await ann.next()).toEqual(new Map([[NAME, 3]]));
  });

  it('hears nothing any more when they are gone', async () => {
    const away = new AbortController();
    const ann = subscriptions.subscribe([NAME], 'ann', away.signal);
    const next = ann.next();
    subscriptions.publishFor('ann', NAME, 1);
    away.abort();
    expect(await next).toBeNull();
    ann.unsubscribe();
    expect(subscriptions.size).toBe(0);
    expect(getEventListeners(away.signal, 'abort')).toEqual([]);
  });
});
