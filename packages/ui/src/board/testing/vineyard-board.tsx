import type { Board } from '../contract.ts';
import { TableProvider, useTable } from '../table-context.tsx';

/** A board of the vineyard's own, as small as can be: its spaces, and who stands there. */
export const VineyardBoard: Board = (props) => (
  <TableProvider {...props}>
    <Spaces />
  </TableProvider>
);

function Spaces() {
  const { rules, view, seat, reading, term, nameOf, answer } = useTable();
  const place = rules.core.decisions(rules.game, view, seat).find(({ key }) => key === 'place');
  const isOffered = (space: string) => place?.offer.kind === 'pick' && place.offer.options.includes(space);
  return reading.spaces.map(({ space, workers }) => (
    <button key={space} disabled={!isOffered(space)} onClick={() => place && answer(place, space)}>
      {term(space)} {workers.map((worker) => nameOf(worker.seat)).join(', ')}
    </button>
  ));
}
