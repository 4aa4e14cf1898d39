/** A decorative lighthouse; its light turns unless reduced motion is preferred. */
export function LighthousePicture({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 720 160" className={className} preserveAspectRatio="xMidYMax slice">
      <rect width="720" height="160" className="fill-art-sky" />
      <path d="M140 54 720 8v84Z" className="fill-art-sun motion-safe:animate-pulse" opacity=".75" />
      <path d="M0 120c60-16 150-16 250 10v30H0Z" className="fill-art-hill" />
      <g className="stroke-art-line" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M118 122l6-58h24l6 58Z" className="fill-art-wall" />
        <path d="M121 96h30l1.5 14h-33Zm2-22h26l1 11h-28Z" className="fill-art-brick" stroke="none" />
        <path d="M118 64h36v-5h-36Zm6-5V43h24v16M120 43l16-14 16 14Z" className="fill-art-hull" />
        <path d="M129 46h14v11h-14Z" className="fill-art-sun" stroke="none" />
      </g>
      <path d="M0 128h720v32H0Z" className="fill-art-water" />
      <g className="stroke-art-line" strokeWidth="2" strokeLinejoin="round">
        <path d="M470 120h54l-8 14h-38Z" className="fill-art-hull" />
        <path d="M496 80v40h-22ZM500 88c12 8 18 18 20 32h-20Z" className="fill-art-wall" />
        <path d="M606 114h36l-6 10h-24Z" className="fill-art-hull" />
        <path d="M622 88v26h-15ZM625 94c8 5 12 12 13 20h-13Z" className="fill-art-wall" />
      </g>
      <g className="fill-none stroke-art-wave" strokeWidth="3" strokeLinecap="round" opacity=".6">
        <path d="M40 146q12-8 24 0t24 0M230 140q12-8 24 0t24 0 24 0M400 150q12-8 24 0t24 0M560 142q12-8 24 0t24 0 24 0" />
      </g>
    </svg>
  );
}
