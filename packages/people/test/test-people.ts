import { TestAuth } from '@quayside/auth/testing';
import type { Database } from '@quayside/db';
import { deletePersonalData, openPeople, type People } from '../src/index.ts';

/** Accounts and people on a test database. */
export class TestPeople extends TestAuth {
  readonly people: People;

  constructor(database: Database) {
    super(database, { deletePersonalData });
    this.people = openPeople(database, (error) => this.defects.push(error));
  }

  override async close(): Promise<void> {
    await this.people.close();
    await super.close();
  }
}
