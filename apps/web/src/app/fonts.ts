import localFont from 'next/font/local';

/** A Clarendon, as on the shop signs and ship's papers of its time. */
export const besley = localFont({
  src: '../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  variable: '--font-besley',
  weight: '400 900',
  display: 'swap',
});

/** A grotesque of 1902: reads well at arm's length. */
export const franklin = localFont({
  src: '../../node_modules/@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  variable: '--font-franklin',
  weight: '100 900',
  display: 'swap',
});
