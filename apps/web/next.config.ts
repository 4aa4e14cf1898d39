import type { NextConfig } from 'next';

const config: NextConfig = {
  transpilePackages: ['@quayside/api', '@quayside/engine', '@quayside/games', '@quayside/ui'],
  // One file on disk each, and nothing for a bundler to get wrong.
  serverExternalPackages: ['@electric-sql/pglite', 'pg'],
  // `npm test` checks the types; a player who types `npm start` need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
