import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { conceal, decisions, openMatch, dealer } from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import type { Game } from '@quayside/engine';
import { BotFailure, BotPool, budgetFor, type PoolOptions } from '../src/pool.ts';
import type { ChooseJob } from '../src/index.ts';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const { state } = openMatch(game, setup, dealer(game, setup, 'seed'));

const job = (level: string): ChooseJob => ({
  kind: 'choose',
  game: game.id,
  version: game.version,
  level,
  view: conceal(game, state, 0),
  seat: 0,
  seed: 'bot',
});

const LIMITS: { readonly [level: string]: PoolOptions } = { endless: { limitMs: 200 }, memory: { memoryMb: 24 } };

describe('the pool of bot threads', () => {
  const pools: BotPool[] = [];
  const open = (options: PoolOptions) => {
    const pool = new BotPool(options);
    pools.push(pool);
    return pool;
  };
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });
  const faulty = (options: PoolOptions = {}) =>
    open({ threads: 1, script: path.join(import.meta.dirname, 'faulty-thread.mjs'), ...options });
  const reasonOf = (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      (error: unknown) => (error instanceof BotFailure ? error.reason : String(error)),
    );

  it('answers a decision of the view, the same for the same seed', async () => {
    const pool = open({ threads: 1 });
    const [first, second] = await Promise.all([pool.run(job('merchant'), 'table'), pool.run(job('merchant'), 'table')]);
    expect(decisions(game, conceal(game, state, 0), 0).map((one) => one.id)).toContain(first?.decision);
    expect(second).toEqual(first);
  });

  it('says that a level is unknown and goes on', async () => {
    const pool = open({ threads: 1 });
    await expect(pool.run(job('admiral'), 'table')).rejects.toMatchObject({ reason: 'error' });
    expect(await pool.run(job('deckhand'), 'table')).not.toBeNull();
  });

  it.each([
    ['endless', 'timeout'],
    ['exit', 'crash'],
    ['memory', 'crash'],
    ['uncaught', 'crash'],
    ['error', 'error'],
  ])('survives a job that ends by %s', async (level, reason) => {
    const pool = faulty(LIMITS[level]);
    const broken = reasonOf(pool.run(job(level), 'table'));
    const next = pool.run(job('fine'), 'table');
    expect(await broken).toBe(reason);
    expect(await next).toMatchObject({ level: 'fine' });
  });

  it('does what people wait for before hints, and those before the background', async () => {
    const pool = faulty();
    const order: string[] = [];
    const run = (level: string, priority: 'table' | 'hint' | 'background') =>
      pool.run(job(level), priority).then(() => order.push(level));
    await Promise.all([
      run('first', 'background'),
      run('analysis', 'background'),
      run('hint', 'hint'),
      run('table', 'table'),
    ]);
    expect(order).toEqual(['first', 'table', 'hint', 'analysis']);
  });

  it('gives less time to each the more people wait, and takes no account of the background', async () => {
    const pool = faulty();
    const [alone] = await Promise.all([pool.run(job('a'), 'table'), pool.run(job('b'), 'background')]);
    const [, crowded] = await Promise.all(['c', 'd', 'e'].map((level) => pool.run(job(level), 'table')));
    expect(alone).toMatchObject({ budget: budgetFor(0, 1) });
    expect(crowded).toMatchObject({ budget: budgetFor(1, 1) });
    expect(budgetFor(0, 1).effort).toBe(1);
    expect(budgetFor(1, 1).ms).toBeLessThan(budgetFor(0, 1).ms);
    expect(budgetFor(1, 1).effort).toBeLessThan(budgetFor(0, 1).effort);
    expect(budgetFor(1_000_000, 1).effort).toBeGreaterThan(0);
    expect(budgetFor(1_000_000, 1).ms).toBeGreaterThan(0);
  });

  it('refuses who still waits when it is closed', async () => {
    const pool = faulty();
    const [working, waiting] = [reasonOf(pool.run(job('endless'), 'table')), reasonOf(pool.run(job('fine'), 'table'))];
    await pool.close();
    expect(await Promise.all([working, waiting, reasonOf(pool.run(job('late'), 'table'))])).toEqual([
      'crash',
      'crash',
      'crash',
    ]);
  });
});
