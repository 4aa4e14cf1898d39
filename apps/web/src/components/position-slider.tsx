'use client';

export interface PositionSliderProps {
  label: string;
  /** The position in words, `3 of 120`. */
  text: string;
  at: number;
  last: number;
  go: (at: number) => void;
  className: string;
}

/** Goes to any position of a match. */
export function PositionSlider({ label, text, at, last, go, className }: PositionSliderProps) {
  return (
    <label className={`flex grow items-center gap-3 ${className}`}>
      <span className="sr-only">{label}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={text}
        onChange={(event) => go(Number(event.target.value))}
        className="h-11 w-full accent-water"
      />
      <span className="shrink-0 text-sm tabular-nums">{text}</span>
    </label>
  );
}
