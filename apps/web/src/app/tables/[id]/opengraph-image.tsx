import { getTranslations } from 'next-intl/server';
import { ImageResponse } from 'next/og';
import { tablePreview } from '../../../lib/table-preview.ts';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

const INK = '#1c2730';
const PAPER = '#efe4cb';

/** The water of the harbour with its quay and a ship, below the names. */
const HARBOUR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 230">
<path d="M0 110h560v60H0Z" fill="#e4d6b8" stroke="${INK}" stroke-width="4"/>
<path d="M0 140h560M80 110v30M200 110v30M320 110v30M440 110v30" stroke="#b3a27d" stroke-width="3" fill="none"/>
<g stroke="${INK}" stroke-width="4" stroke-linejoin="round"><path d="M60 110V30h24V10h44v20h24v80Z" fill="#98331f"/><path d="M190 110V50l44-40 44 40v60Z" fill="#faf4e4"/><path d="M310 110V40h20V20h40v20h20v70Z" fill="#b3832b"/>
<path d="M760 20h40v70h-40Z" fill="#98331f"/><path d="M690 84h260v36H690Z" fill="#faf4e4"/><path d="M600 118h430l-46 76H640c-18-20-34-46-40-76Z" fill="#1c2730"/></g>
<path d="M0 168h560v-10h640v72H0Z" fill="#14566f"/><path d="M30 196q16-12 32 0t32 0 32 0M300 214q16-12 32 0t32 0M640 206q16-12 32 0t32 0 32 0M980 192q16-12 32 0t32 0 32 0" fill="none" stroke="#fbf7ec" stroke-width="4" opacity=".6"/></svg>`;

/** The picture that goes with a link to a table: the game and who plays it. */
export default async function Image({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, t] = await Promise.all([params, getTranslations()]);
  const table = await tablePreview(id);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        background: PAPER,
        color: INK,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', padding: '56px 64px 0', gap: 18 }}>
        <div style={{ display: 'flex', fontSize: 34, color: '#98331f' }}>{t('brand')}</div>
        <div style={{ display: 'flex', fontSize: 76, lineHeight: 1.1 }}>{table?.game ?? t('home.title')}</div>
        <div style={{ display: 'flex', fontSize: 38, color: '#52585a' }}>{table?.text ?? t('table.title')}</div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/alt-text, nextjs/no-img-element -- drawn into the picture, not shown on a page */}
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(HARBOUR)}`} width={1200} height={230} />
    </div>,
    { ...size, headers: { 'cache-control': 'private, max-age=300' } },
  );
}
