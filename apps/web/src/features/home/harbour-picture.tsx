/** The harbour of the first page, drawn in the site's own inks. It tells nothing that the text does not. */
export function HarbourPicture({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 720 400" className={className} preserveAspectRatio="xMidYMax slice">
      <rect width="720" height="400" className="fill-art-sky" />
      <circle cx="560" cy="92" r="46" className="fill-art-sun stroke-art-brass" strokeWidth="2" />
      <g className="stroke-art-joint" strokeWidth="2" fill="none">
        <path d="M40 70h120M70 82h150M420 44h90M500 150h170M30 128h70" />
      </g>
      {/* The far shore with its lighthouse. */}
      <path d="M0 236c60-22 120-26 190-18s120 4 170 10v30H0Z" className="fill-art-hill" />
      <g className="stroke-art-line" strokeWidth="2.5">
        <path d="M330 226l5-84h22l5 84Z" className="fill-art-wall" />
        <path d="M333 192h26l1 16h-28Zm2-30h22l1 14h-24Z" className="fill-art-brick" stroke="none" />
        <path d="M330 142h32v-6h-32Zm5-6v-18h22v18m-24-18 13-13 13 13Z" className="fill-art-hull" />
        <path d="M339 122h14v12h-14Z" className="fill-art-sun" stroke="none" />
      </g>
      {/* Warehouses with stepped gables. */}
      <g className="stroke-art-line" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M20 300V190h14v-16h14v-16h14v-14h18v14h14v16h14v16h14v110Z" className="fill-art-brick" />
        <path d="M122 300V206l40-40 40 40v94Z" className="fill-art-wall" />
        <path d="M202 300V178h12v-14h12v-12h12v-12h16v12h12v12h12v14h12v122Z" className="fill-art-brass" />
        <path d="M50 200h16v20H50Zm30 0h16v20H80Zm-30 38h16v20H50Zm30 0h16v20H80Z" className="fill-art-pane" />
        <path d="M60 300v-26h26v26Z" className="fill-art-hull" />
        <path d="M150 214h24v22h-24Zm-12 86v-44h48v44Z" className="fill-art-glass" />
        <path d="M162 256v44M138 278h48" fill="none" />
        <path d="M224 196h14v18h-14Zm30 0h14v18h-14Zm-30 34h14v18h-14Zm30 0h14v18h-14Z" className="fill-art-pane" />
        <path d="M234 300v-32h24v32Z" className="fill-art-hull" />
        <path d="M162 166v-14h22" fill="none" />
        <path d="M184 152v26m-7 0h14v10h-14Z" className="fill-art-brick" />
      </g>
      {/* The steam crane. */}
      <g className="stroke-art-line" strokeWidth="4" fill="none" strokeLinecap="round">
        <path d="M318 300l14-74 14 74m-24-28h20" />
        <path d="M332 232 440 132M332 232l-24-18M332 214l108-82" strokeWidth="3" />
        <path d="M440 132v70" strokeWidth="2" />
        <path d="M426 202h28v24h-28Z" className="fill-art-brass" strokeWidth="2.5" />
        <path d="M426 214h28M440 202v24" strokeWidth="1.5" />
        <path d="M318 240h28v-20h-28Z" className="fill-art-brick" strokeWidth="2.5" />
      </g>
      {/* The steamer at the quay. */}
      <g className="stroke-art-line" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M508 176h26v62h-26Z" className="fill-art-brick" />
        <path d="M508 184h26v12h-26Z" className="fill-art-wall" />
        <path d="M560 196h22v42h-22Z" className="fill-art-brick" />
        <path d="M470 238h150v26H470Z" className="fill-art-wall" />
        <path
          d="M484 246h12v10h-12Zm26 0h12v10h-12Zm26 0h12v10h-12Zm26 0h12v10h-12Zm26 0h12v10h-12Z"
          className="fill-art-glass"
        />
        <path d="M396 262h290l-34 62H424c-14-16-24-38-28-62Z" className="fill-art-hull" />
        <path d="M410 296h256l-8 14H420Z" className="fill-art-brick" stroke="none" />
        <path d="M436 262V170m0 6-28 86m28-86 34 62M664 262V190" fill="none" />
        <path d="M664 192h34l-8 10 8 10h-34Z" className="fill-art-brass" />
      </g>
      <g className="fill-none stroke-art-smoke" strokeWidth="5" strokeLinecap="round" opacity=".8">
        <path d="M522 168c-10-14 8-22-2-38s10-24 2-42M572 188c-8-12 6-18-2-32" />
      </g>
      {/* The quay wall. */}
      <path d="M0 300h392v40H0Z" className="fill-art-quay stroke-art-line" strokeWidth="2.5" />
      <path
        d="M0 318h392M40 300v18M110 300v18M180 300v18M250 300v18M320 300v18M75 318v22M145 318v22M215 318v22M285 318v22M355 318v22"
        className="stroke-art-joint"
        strokeWidth="2"
        fill="none"
      />
      <g className="fill-art-hull">
        <path d="M364 300v-14h-4v-7h22v7h-4v14Z" />
        <path d="M24 300v-24h28v24Z" className="fill-art-brass stroke-art-line" strokeWidth="2.5" />
        <path d="M52 300v-18h22v18Z" className="fill-art-wall stroke-art-line" strokeWidth="2.5" />
      </g>
      {/* The water. */}
      <path d="M0 340h392v-16h328v76H0Z" className="fill-art-water" />
      <g className="fill-none stroke-art-wave" strokeWidth="3" strokeLinecap="round" opacity=".6">
        <path d="M20 360q12-8 24 0t24 0 24 0M150 382q12-8 24 0t24 0M300 358q12-8 24 0t24 0 24 0M430 344q12-8 24 0t24 0M540 376q12-8 24 0t24 0 24 0M640 346q12-8 24 0t24 0" />
      </g>
    </svg>
  );
}
