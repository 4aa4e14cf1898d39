/** Letters, digits and marks that mean the same whether they are escaped or not (RFC 3986, 2.3). */
const ESCAPED_UNRESERVED = /%(?:2D|2E|3\d|4[1-9A-F]|5[0-9A]|5F|6[1-9A-F]|7[0-9A]|7E)/gi;

/**
 * The path and query that a request means, written in the one way that all who look at it understand alike: whoever is asked next,
 * this server's API or the pages, must not read it otherwise. Null where it is no address.
 */
export function normalizeUrl(sent: string): string | null {
  const absolute = /^https?:\/\/[^/?#\\]+/i.exec(sent)?.[0];
  const target = absolute === undefined ? sent : sent.slice(absolute.length) || '/';
  const cut = target.indexOf('?');
  const [path, query] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
  // Dots, escaped ones too, and backslashes are put in order by the URL; nothing in front of the path may be taken for a host.
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (!/^[/\\]/.test(path) || /[\u0000-\u0020\u007f#]/.test(target) || /%00/.test(path)) return null;
  if (!URL.canParse(`http://localhost${path}`)) return null;
  const { pathname } = new URL(`http://localhost${path}`);
  return pathname.replace(/\/{2,}/g, '/').replace(ESCAPED_UNRESERVED, decodeURIComponent) + query;
}

/** Whether every escape in it stands for something. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Everything that anybody behind this server could take for a path of the API, however often they decode it. */
export function isApiPath(pathname: string): boolean {
  let path = pathname;
  for (let i = 0; i < 3 && path.includes('%') && isDecodable(path); i++) path = decodeURIComponent(path);
  return /^[/\\]+api(?:[/\\]|$)/i.test(path);
}
