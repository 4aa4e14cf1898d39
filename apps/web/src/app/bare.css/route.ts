import { STANDALONE_STYLE } from '../../lib/standalone-style.ts';

export const dynamic = 'force-static';

/** The style of the global error page. */
export const GET = (): Response =>
  new Response(STANDALONE_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
