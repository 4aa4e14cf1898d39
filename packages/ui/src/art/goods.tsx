import type { ReactNode } from 'react';

/**
 * Pictograms of harbour goods: bold silhouettes on a 24 × 24 grid, told apart by shape alone. A token that has none gets a
 * luggage tag with its first letters, so that a new game looks finished on its first day.
 */
const GOODS: { readonly [token: string]: ReactNode } = {
  fish: (
    <>
      <path d="M2 12c3-5 10-7 15-1l5-4v10l-5-4c-5 6-12 4-15-1Z" />
      <circle cx="7" cy="11" r="1.2" className="fill-sheet" />
    </>
  ),
  wood: (
    <>
      <path d="M3 7h13a4 4 0 0 1 0 8H3a4 4 0 0 0 0-8Zm0 9h15a4 4 0 0 0 2-5 4 4 0 0 1 0 9H5a4 4 0 0 1-2-4Z" />
      <ellipse cx="17" cy="11" rx="1.6" ry="2.4" className="fill-sheet" />
    </>
  ),
  clay: <path d="M2 19c1-5 3-6 5-9 2-4 4-6 6-4 2 1 2 3 4 5 3 2 4 4 5 8Z" />,
  iron: <path d="M6 8h12l4 9H2Zm2-2h8V4H8Z" />,
  steel: <path d="M3 4h18v4h-6v8h6v4H3v-4h6V8H3Z" />,
  grain: (
    <path d="M11 22V10C8 10 7 8 7 6c3 0 4 1 4 3V4l1-3 1 3v5c0-2 1-3 4-3 0 2-1 4-4 4v3c0-2 1-3 4-3 0 2-1 4-4 4v8Zm0-8c0-2-1-3-4-3 0 2 1 4 4 4Z" />
  ),
  bread: <path d="M2 13c0-5 4-8 10-8s10 3 10 8c0 2-1 3-2 3v3H4v-3c-1 0-2-1-2-3Zm5-3 2 3m3-4 2 4m3-3 1 2" />,
  cattle: <path d="M3 5c2 0 3 1 4 2h10c1-1 2-2 4-2 0 3-2 4-3 5l-1 7c0 2-2 4-5 4s-5-2-5-4L6 10C5 9 3 8 3 5Z" />,
  meat: <path d="M9 3c6-2 12 3 11 9-1 5-7 7-11 5l-4 4-3-3 4-4C4 10 4 5 9 3Z" />,
  coal: <path d="m3 18 3-6 4-1 1-6 6 2 1 5 4 4-2 4H5Z" />,
  charcoal: <path d="m4 20 12-16 4 3L8 23Zm-2-9 8-9 3 3-8 9Z" />,
  coke: <path d="M12 1c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 2 2 3 3 1-2 1-5 1-9Z" />,
  hides: <path d="M7 2c2 2 8 2 10 0l4 4-3 4c0 3 1 4 3 7l-4 4-5-3-5 3-4-4c2-3 3-4 3-7L3 6Z" />,
  leather: <path d="M4 4h16v12l-4 4H4Zm12 16v-4h4" />,
  brick: <path d="M2 6h9v5H2Zm11 0h9v5h-9ZM6 13h12v5H6Zm-4 0h3v5H2Zm17 0h3v5h-3Z" />,
  coin: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="6.5" className="fill-none stroke-sheet" strokeWidth="1.5" />
    </>
  ),
  rope: (
    <path d="M12 2a10 10 0 1 0 7 17l3 3v-6l-4-1a7 7 0 1 1 1-3h3A10 10 0 0 0 12 2Zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />
  ),
  cloth: <path d="M3 4h14a4 4 0 0 1 4 4v12H9V9a3 3 0 0 0-6 0Zm0 8h4v8H5a2 2 0 0 1-2-2Z" />,
  boat: <path d="M11 2v12H4Zm2 3c4 2 6 5 7 9h-7ZM2 16h20l-3 6H5Z" />,
  ship: <path d="M6 3h3v4h3V3h3v4h4v5h3l-3 9H4l-3-9h3V7h2Z" />,
  salt: <path d="M8 2h8l1 5c3 3 4 6 4 9 0 4-3 6-9 6s-9-2-9-6c0-3 1-6 4-9Zm0 5h8" />,
  loan: <path d="M5 2h10l5 5v15H5Zm3 8h9v1.6H8Zm0 4h9v1.6H8Zm0 4h5v1.6H8Z" />,
  food: <path d="M3 11h18c0 5-3 9-6 9H9c-3 0-6-4-6-9Zm4-8c2 2-1 3 1 6m4-6c2 2-1 3 1 6m4-6c2 2-1 3 1 6" />,
  energy: <path d="M13 1 4 14h6l-1 9 10-14h-7Z" />,
};
const ALIKE: { readonly [token: string]: string } = {
  franc: 'coin',
  francs: 'coin',
  money: 'coin',
  coins: 'coin',
  boats: 'boat',
  ships: 'ship',
  loans: 'loan',
  hide: 'hides',
  herring: 'fish',
  planks: 'wood',
};

export interface GoodProps {
  token: string;
  size?: number;
  className?: string;
}

/** Always stands beside the token's name or inside something that says it, so it is hidden from screen readers. */
export function Good({ token, size = 20, className }: GoodProps) {
  const shape = GOODS[token] ?? GOODS[ALIKE[token] ?? ''];
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="currentColor"
      fillRule="evenodd"
    >
      {shape ?? <Tag token={token} />}
    </svg>
  );
}

function Tag({ token }: { token: string }) {
  return (
    <>
      <path d="M7 3h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7l-5-6V9Z" />
      <text
        x="13.5"
        y="15.6"
        textAnchor="middle"
        fontSize="9.5"
        fontWeight="800"
        className="fill-sheet"
        fontFamily="inherit"
      >
        {token.slice(0, 2).toUpperCase()}
      </text>
    </>
  );
}
