import type { RateLimits } from '@quayside/auth';
import type { Db } from '@quayside/db';

export interface PeopleContext {
  readonly db: Db;
  readonly limits: RateLimits;
}
