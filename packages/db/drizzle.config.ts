import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/schema.ts', './src/deals.ts', './src/people.ts', './src/pairing.ts'],
  out: './migrations',
});
