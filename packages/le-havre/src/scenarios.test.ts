import { describeScenarios } from '@quayside/testkit/vitest';
import { books } from './scenarios/books.ts';

for (const book of books) describeScenarios(book);
