import type { StepTarget } from './step-target.ts';

/** Air between the thing and the ring around it. */
const AIR = 4;

/** A ring with an arrow around the step's target. It lets clicks through. */
export const TargetHighlight = ({ left, top, width, height }: StepTarget) => (
  <div
    aria-hidden
    data-ring
    className="pointer-events-none fixed z-[31] rounded-[7px] border-[3.5px] border-brick shadow-[0_0_0_2px_var(--sheet)] motion-safe:animate-pulse"
    style={{ left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR }}
  >
    <svg viewBox="0 0 20 14" width="20" height="14" className="absolute -top-[15px] left-1/2 -ml-[10px] fill-brick">
      <path d="M1 1h18l-9 12Z" className="stroke-sheet" strokeWidth="1.5" />
    </svg>
  </div>
);
