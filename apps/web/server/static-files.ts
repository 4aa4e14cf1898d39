import type { RequestListener } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_next/static';

/**
 * Sends the files of the build, compressed in advance and kept by browsers for a year, since their names change with what is in them.
 * What is not among them is for `otherwise`.
 */
export function staticFiles(folder: string, otherwise: RequestListener): RequestListener {
  const files = sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: 365 * 24 * 3600 });
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${PREFIX}/`)) {
      otherwise(request, response);
      return;
    }
    request.url = url.slice(PREFIX.length);
    files(request, response, () => {
      request.url = url;
      otherwise(request, response);
    });
  };
}
