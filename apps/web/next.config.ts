import { networkInterfaces } from 'node:os';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

/**
 * Every address of this machine: in development Next hands its scripts to `localhost` alone, and a page opened by another address
 * would show and do nothing.
 */
const ownAddresses = ['127.0.0.1', '[::1]'].concat(
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ),
);

const config: NextConfig = {
  allowedDevOrigins: ownAddresses,
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
