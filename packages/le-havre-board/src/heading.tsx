/** A small caption over a part of the board. */
export const Heading = ({ children }: { children: string }) => (
  <h3 className="label-caps mb-1 text-[0.65rem] leading-none text-pencil">{children}</h3>
);
