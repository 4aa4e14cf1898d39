// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
import type { Game } from '@quayside/engine';
import { inlandPort } from '@quayside/inland-port';
import { leHavre } from '@quayside/le-havre';
import { saltyOcean } from '@quayside/salty-ocean';
import { tidewater } from '@quayside/testkit/sample';

export const allGames: readonly Game[] = [inlandPort, leHavre, saltyOcean, tidewater];
