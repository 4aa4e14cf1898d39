import { count } from '@quayside/engine';
import { Token } from '@quayside/ui/art';
import { Building } from './building.tsx';
import { useLeHavre } from './board-context.tsx';
import { Spot } from './spot.tsx';

/** On a phone the board lies behind tabs: what is lit is gathered here, under the question. */
export function LitThings() {
  const { acts, s, w, termOfMany, facts } = useLeHavre();
  const lit = [...acts].filter(([, list]) => list.some((act) => act.decision.due)).map(([subject]) => subject);
  const of = (kind: string) => lit.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  const [offers, cards, ships] = [of('offer'), of('card'), of('ship')];
  return (
    <section aria-label={w.possible} className="mt-2 grid gap-2">
      {offers.length > 0 ? (
        <ul className="grid grid-cols-4 gap-1.5">
          {facts.offers
            .filter((token) => offers.includes(token))
            .map((token) => (
              <li key={token} className="flex">
                <Spot
                  subject={`offer:${token}`}
                  label={w.offerOf(count(s.offer, token), termOfMany(token, count(s.offer, token)))}
                  className="flex min-h-12 w-full items-center justify-center gap-1 border-[1.5px] border-ink bg-sheet aria-pressed:bg-brass-wash"
                >
                  <Token token={token} size={28} />
                  <span aria-hidden className="font-display text-lg font-bold">
                    {count(s.offer, token)}
                  </span>
                </Spot>
              </li>
            ))}
        </ul>
      ) : null}
      <ul className="grid grid-cols-2 gap-1.5">
        {cards.map((id) => (
          <li key={id} className="flex min-h-12">
            <Building id={id} />
          </li>
        ))}
        {ships.map((type) => (
          <li key={type} className="flex">
            <Spot
              subject={`ship:${type}`}
              label={w.ships[type] ?? type}
              className="min-h-11 w-full border-[1.5px] border-ink bg-sheet px-2 font-semibold"
            >
              {w.ships[type]}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
