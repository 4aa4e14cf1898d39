/** A small caption over a part of the board. */
export const Heading = ({ children }: { children: string }) => (
  <h3 className="label-caps mb-1 w-fit rounded-[2px] bg-paper/80 px-1 leading-none">{children}</h3>
);
