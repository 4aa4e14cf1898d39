// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
import type { PageModule } from './page-module.ts';

export const pageModules: { readonly [id: string]: PageModule } = {
  'inland-port': {
    tables: {
      en: () => import('./tables/inland-port.en.ts'),
      de: () => import('./tables/inland-port.de.ts'),
    },
    lesson: async () => (await import('@quayside/inland-port/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/inland-port/frozen/v0.js'),
    },
  },
  'le-havre': {
    tables: {
      en: () => import('./tables/le-havre.en.ts'),
      de: () => import('./tables/le-havre.de.ts'),
    },
    lesson: async () => (await import('@quayside/le-havre/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/le-havre/frozen/v0.js'),
    },
  },
  'salty-ocean': {
    tables: {
      en: () => import('./tables/salty-ocean.en.ts'),
      de: () => import('./tables/salty-ocean.de.ts'),
    },
    lesson: async () => (await import('@quayside/salty-ocean/lesson')).lesson,
    frozen: {},
  },
  tidewater: {
    tables: {
      en: () => import('./tables/tidewater.ts'),
    },
    lesson: async () => (await import('@quayside/testkit/sample/lesson')).lesson,
    frozen: {
      0: () => import('@quayside/testkit/frozen/v0.js'),
      1: () => import('@quayside/testkit/frozen/v1.js'),
    },
  },
};
