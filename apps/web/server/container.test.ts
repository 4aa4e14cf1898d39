import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// No container engine is needed here: what can be wrong without one is found by reading.
const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the image', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const words = dockerfile.getInstructions().map((one) => one.getInstruction());
  const argumentsOf = (keyword: string) =>
    dockerfile
      .getInstructions()
      .filter((one) => one.getInstruction() === keyword)
      .map((one) => one.getArgumentsContent() ?? '');

  test('is made of instructions that exist, each stage from an image or an earlier stage', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'EXPOSE', 'VOLUME', 'USER', 'CMD', 'HEALTHCHECK'];
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
    expect(argumentsOf('FROM')).toEqual(['node:22-bookworm-slim AS build', 'node:22-bookworm-slim']);
  });
  test('runs as a user that is not root, asks for its health, and starts what a build makes', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(words.filter((word) => word === 'HEALTHCHECK')).toHaveLength(1);
    const { start } = JSON.parse(read('apps/web/package.json')).scripts;
    expect(JSON.parse(argumentsOf('CMD')[0] ?? '').join(' ')).toBe(start);
  });
  test('installs with the pnpm that the repository names', () => {
    expect(read('Dockerfile')).toContain(JSON.parse(read('package.json')).packageManager);
  });
});

describe('the composition', () => {
  const { services, volumes } = parse(read('compose.yaml'));

  test('has the site and PostgreSQL, whose data outlive their containers', () => {
    expect(Object.keys(services)).toEqual(['database', 'site']);
    expect(services.database.volumes).toEqual(['database:/var/lib/postgresql']);
    expect(Object.keys(volumes)).toContain('database');
  });
  test('starts the site once the database is healthy, and leaves it time to finish', () => {
    expect(services.site.depends_on.database.condition).toBe('service_healthy');
    expect(services.database.healthcheck.test.join(' ')).toContain('pg_isready');
    expect(services.site.stop_grace_period).toBe('30s');
  });
  test('holds no secret: a start without one says which is missing', () => {
    const { DATABASE_URL, QUAYSIDE_SECRET } = services.site.environment;
    expect(QUAYSIDE_SECRET).toMatch(/^\$\{QUAYSIDE_SECRET:\?/);
    expect(DATABASE_URL).toContain('${POSTGRES_PASSWORD:?');
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });
  test('publishes the site on this machine only, for a proxy in front, and neither database nor metrics', () => {
    expect(services.site.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(services.database.ports).toBeUndefined();
  });
});
