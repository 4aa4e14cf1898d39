import { afterAll, beforeAll } from 'vitest';
import type { Services } from '../src/index.ts';
import { openServices, serve, type TestApi } from './server.ts';

/** Services behind a server, for all tests of a suite, which fails if the server reports a defect. */
export function apiForSuite(start: (services: Services) => Promise<TestApi> = serve) {
  let services: Services;
  let server: TestApi;
  beforeAll(async () => {
    services = await openServices();
    server = await start(services);
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
    if (server.defects.length > 0) throw new AggregateError(server.defects, 'the server has reported defects');
  });
  return {
    get services(): Services {
      return services;
    },
    get url(): string {
      return server.url;
    },
    get defects(): unknown[] {
      return server.defects;
    },
  };
}
