import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  transpilePackages: ['@quayside/api', '@quayside/engine', '@quayside/games', '@quayside/languages', '@quayside/ui'],
  // One file on disk each, and nothing for a bundler to get wrong.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'pg'],
  // `npm test` checks the types; a player who types `npm start` need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // A page that is closed to its reader says so with its status.
  experimental: { authInterrupts: true },
  // No picture is resized here; the route that would do so fetches any path of this server, past the limits of its API.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Compiled when the pages are: no browser has to bring a parser of messages along.
  experimental: { messages: { path: './src/messages', format: 'json', locales: 'infer', precompile: true } },
})(config);
