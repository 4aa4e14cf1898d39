/** The lighthouse that leads: the sign of the guided round. */
export const TutorialIcon = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 36 56" className={className}>
    <path d="M18 11 0 4v14ZM18 11 36 4v14Z" className="fill-art-sun" opacity="0.8" />
    <path d="M11 6h14l-7-5Z" className="fill-art-brick stroke-art-line" strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M13 6h10v9H13Z" className="fill-art-pane stroke-art-line" strokeWidth="1.2" />
    <path d="M10 15h16v3H10Z" className="fill-art-line" />
    <path d="M12 18h12l3 34H9Z" className="fill-art-wall stroke-art-line" strokeWidth="1.2" strokeLinejoin="round" />
    <path
      d="m11.400 25 .7-7h11.800l.6 7ZM10.200 39l.6-7h14.400l.6 7ZM9.100 51l.5-5h16.800l.5 5Z"
      className="fill-art-brick"
    />
    <path d="M2 55q4-5 8-2t8 0 8 0 8 2Z" className="fill-art-water" />
  </svg>
);
