import type { NextConfig } from 'next';

const config: NextConfig = {
  transpilePackages: ['@quayside/api', '@quayside/engine', '@quayside/games', '@quayside/ui'],
  serverExternalPackages: ['@electric-sql/pglite', 'pg'],
};

export default config;
