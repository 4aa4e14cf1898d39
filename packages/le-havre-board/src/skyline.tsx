/** The town behind its cards: gables, a lighthouse and the quay, faint enough to be read over. */
export const Skyline = () => (
  <svg
    aria-hidden
    viewBox="0 0 360 120"
    preserveAspectRatio="xMidYMax meet"
    className="pointer-events-none absolute right-2 bottom-0 left-2 -z-10 h-28 w-[calc(100%-1rem)] opacity-35 max-lg:hidden"
  >
    <g className="stroke-art-line" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M0 104h360v16H0Z" className="fill-art-quay" />
      <path d="M24 104V52h8v-8h8v-8h16v8h8v8h8v52Z" className="fill-art-brick" />
      <path d="M72 104V60l24-22 24 22v44Z" className="fill-art-wall" />
      <path d="M120 104V48h7v-8h7v-8h20v8h7v8h7v56Z" className="fill-art-brass" />
      <path d="M180 104V66l20-16 20 16v38Z" className="fill-art-brick" />
      <path d="m246 104 6-70h14l6 70Z" className="fill-art-wall" />
      <path d="M248.500 74h21l-1.300-14h-18.400ZM246 104h26l-1.300-15h-23.400Z" className="fill-art-brick" />
      <path d="M249 34V22h20v12ZM246 22l13-12 13 12Z" className="fill-art-brass" />
      <path d="M292 104V58h46v46Z" className="fill-art-wall" />
      <path d="M286 58h58l-8-16h-42Z" className="fill-art-brick" />
    </g>
    <path
      d="M34 62h9v11h-9ZM53 62h9v11h-9ZM34 82h9v11h-9ZM53 82h9v22h-9ZM84 68h9v11h-9ZM101 68h9v11h-9ZM91 88h11v16H91ZM131 58h9v11h-9ZM149 58h9v11h-9ZM131 80h9v11h-9ZM149 80h9v24h-9ZM190 72h8v10h-8ZM204 72h8v10h-8ZM197 90h9v14h-9ZM300 68h9v11h-9ZM320 68h9v11h-9ZM310 86h11v18h-11Z"
      className="fill-art-glass"
    />
    <path
      d="M0 112h360M40 104v8M100 104v8M160 104v8M220 104v8M280 104v8M330 104v8M70 112v8M130 112v8M190 112v8M250 112v8M310 112v8"
      className="stroke-art-joint"
    />
  </svg>
);
