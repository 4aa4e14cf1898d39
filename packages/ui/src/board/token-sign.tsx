import { Glyph, Icon } from '../art/icon.tsx';
import { inkOn } from './token-looks.ts';
import { useTable } from './table-context.tsx';

export interface TokenSignProps {
  token: string;
  size?: number;
  className?: string;
}

/** The picture of a token, as its module or its name says. It always stands beside words. */
export function TokenSign({ token, size = 20, className }: TokenSignProps) {
  const { lookOf } = useTable();
  const { icon, letters, color } = lookOf(token);
  if (color === null && icon !== null) return <Icon name={icon} size={size} className={className} />;
  const ink = color === null ? 'var(--cut, var(--sheet))' : inkOn(color);
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      data-letters={letters ?? undefined}
    >
      {color === null ? (
        <path d="M7 3h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7l-5-6V9Z" fill="currentColor" />
      ) : (
        <circle cx="12" cy="12" r="11.2" fill={color} stroke="currentColor" strokeWidth="1.2" />
      )}
      {letters === null ? (
        <g transform="translate(4.2 4.2) scale(.65)" style={{ color: ink, ['--cut' as string]: color ?? undefined }}>
          <Glyph name={icon} />
        </g>
      ) : (
        <text
          x={color === null ? 13.5 : 12}
          y={color === null ? 15.6 : 15.9}
          textAnchor="middle"
          fontSize={letters.length > 1 ? 9.5 : 11}
          fontWeight="800"
          fontFamily="inherit"
          style={{ fill: ink }}
        >
          {letters}
        </text>
      )}
    </svg>
  );
}
