// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
import type { RuleModule } from '../rule-module.ts';

export const modules: { readonly [id: string]: RuleModule } = {
  'inland-port': {
    source: { from: '@quayside/inland-port', name: 'inlandPort' },
    game: async () => (await import('@quayside/inland-port')).inlandPort,
    handbook: async () => (await import('@quayside/inland-port/handbook')).handbook,
    lesson: async () => (await import('@quayside/inland-port/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/inland-port/frozen/v0.js'),
    },
    weights: [
      {
        version: 1,
        seats: 2,
        options: {},
        load: () => import('@quayside/inland-port/bots/v1-2.js'),
      },
    ],
  },
  'le-havre': {
    source: { from: '@quayside/le-havre', name: 'leHavre' },
    game: async () => (await import('@quayside/le-havre')).leHavre,
    handbook: async () => (await import('@quayside/le-havre/handbook')).handbook,
    lesson: async () => (await import('@quayside/le-havre/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/le-havre/frozen/v0.js'),
    },
    weights: [
      {
        version: 1,
        seats: 1,
        options: { length: 'full' },
        load: () => import('@quayside/le-havre/bots/v1-1-full.js'),
      },
      {
        version: 1,
        seats: 1,
        options: { length: 'short' },
        load: () => import('@quayside/le-havre/bots/v1-1-short.js'),
      },
      {
        version: 1,
        seats: 2,
        options: { length: 'full' },
        load: () => import('@quayside/le-havre/bots/v1-2-full.js'),
      },
      {
        version: 1,
        seats: 2,
        options: { length: 'short' },
        load: () => import('@quayside/le-havre/bots/v1-2-short.js'),
      },
      {
        version: 1,
        seats: 3,
        options: { length: 'full' },
        load: () => import('@quayside/le-havre/bots/v1-3-full.js'),
      },
      {
        version: 1,
        seats: 3,
        options: { length: 'short' },
        load: () => import('@quayside/le-havre/bots/v1-3-short.js'),
      },
      {
        version: 1,
        seats: 4,
        options: { length: 'full' },
        load: () => import('@quayside/le-havre/bots/v1-4-full.js'),
      },
      {
        version: 1,
        seats: 4,
        options: { length: 'short' },
        load: () => import('@quayside/le-havre/bots/v1-4-short.js'),
      },
      {
        version: 1,
        seats: 5,
        options: { length: 'full' },
        load: () => import('@quayside/le-havre/bots/v1-5-full.js'),
      },
      {
        version: 1,
        seats: 5,
        options: { length: 'short' },
        load: () => import('@quayside/le-havre/bots/v1-5-short.js'),
      },
    ],
  },
  'salty-ocean': {
    source: { from: '@quayside/salty-ocean', name: 'saltyOcean' },
    game: async () => (await import('@quayside/salty-ocean')).saltyOcean,
    handbook: async () => (await import('@quayside/salty-ocean/handbook')).handbook,
    lesson: async () => (await import('@quayside/salty-ocean/lesson')).lesson,
    frozen: {},
    weights: [
      {
        version: 1,
        seats: 2,
        options: {},
        load: () => import('@quayside/salty-ocean/bots/v1-2.js'),
      },
      {
        version: 1,
        seats: 3,
        options: {},
        load: () => import('@quayside/salty-ocean/bots/v1-3.js'),
      },
      {
        version: 1,
        seats: 4,
        options: {},
        load: () => import('@quayside/salty-ocean/bots/v1-4.js'),
      },
    ],
  },
  tidewater: {
    source: { from: '@quayside/testkit/sample', name: 'tidewater' },
    game: async () => (await import('@quayside/testkit/sample')).tidewater,
    handbook: async () => (await import('@quayside/testkit/sample/handbook')).handbook,
    lesson: async () => (await import('@quayside/testkit/sample/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/testkit/frozen/v0.js'),
      1: () => import('@quayside/testkit/frozen/v1.js'),
    },
    weights: [
      {
        version: 1,
        seats: 2,
        options: {},
        load: () => import('@quayside/testkit/bots/v1-2.js'),
      },
      {
        version: 2,
        seats: 2,
        options: {},
        load: () => import('@quayside/testkit/bots/v2-2.js'),
      },
    ],
  },
};
