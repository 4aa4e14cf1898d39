// Our own server answers these calls before Next sees them, and faster; this is for hosts that run Next alone.
import { createFetchHandler, logLine, getServices } from '@quayside/api';

// Errors go to the host's log, as in our own server.
// oxlint-disable-next-line no-console
const report = (error: unknown, where?: string) => console.error(logLine(error, where));

async function answer(request: Request): Promise<Response> {
  const services = await getServices({ dir: process.env['DATA_DIR'], report });
  return createFetchHandler(services, { report })(request);
}

export { answer as GET, answer as HEAD, answer as OPTIONS, answer as POST };
