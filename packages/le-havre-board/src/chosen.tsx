import { optionText } from '@quayside/engine/texts';
import { classes, PinnedPanel } from '@quayside/ui';
import { BuildingCard, Token } from '@quayside/ui/art';
import { Rulings } from '@quayside/ui/board';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Act, Subject } from './acts.ts';
import { isAbout } from './about.ts';
import { Consequence } from './consequence.tsx';
import { useLeHavre, type BoardContext } from './board-context.tsx';
import { useNarrow } from './narrow.ts';
import { focusSpot } from './spot.tsx';

/** Rulings are fetched when somebody opens them, with the English names that tell what they are about. */
async function loadRulings() {
  const [{ handbook }, { messages }] = await Promise.all([
    import('@quayside/le-havre/handbook'),
    import('@quayside/le-havre/texts/en'),
  ]);
  return { ...handbook, english: messages };
}

/** The way back lies where the card's number is printed. */
const NUMBER = ['mark'] as const;

/** On a phone it comes up from below, so that nothing moves under the thumb. It lies over whatever else is pinned there. */
export const Chosen = ({ subject }: { subject: Subject }) =>
  useNarrow() ? (
    <PinnedPanel className="max-lg:z-[35] max-lg:bg-brass-wash">
      <Details subject={subject} />
    </PinnedPanel>
  ) : (
    <Details subject={subject} />
  );

/** What has been clicked, large: its card, what can be done with it and what would follow, and why the rest can't be done. */
function Details({ subject }: { subject: Subject }) {
  const { acts, choose, whyNot, w, face, facts, s, term } = useLeHavre();
  const first = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const mine = acts.get(subject) ?? [];
  const [kind, id = ''] = subject.split(':');
  const pile = kind === 'ship' ? s.ships[id as keyof typeof s.ships] : undefined;
  const card = kind === 'offer' ? null : face(pile?.[pile.length - 1] ?? id);
  const reasons = whyNot(subject);
  const kindOrId = facts.ships.get(id)?.type ?? id;
  useEffect(() => {
    (first.current ?? close.current)?.focus({ preventScroll: true });
    // Whenever something else is chosen.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [subject]);
  return (
    <section
      aria-label={w.details}
      className="mt-2 rounded-card border-[1.5px] border-dashed border-ink bg-brass-wash p-2 max-lg:mt-0 max-lg:grid max-lg:min-h-0 max-lg:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] max-lg:gap-x-3 max-lg:border-0 max-lg:p-0 max-lg:[&>*]:col-span-2 max-lg:[&>:first-child:has(+[data-text])]:col-span-1 max-lg:[&>[data-text]]:col-span-1"
    >
      <div className="relative max-lg:static">
        {card ? (
          <BuildingCard face={card} without={NUMBER} className="w-full" />
        ) : kind === 'offer' ? (
          <span className="inline-flex min-h-9 items-center gap-2 font-display text-2xl font-bold">
            <Token token={id} size={40} /> {s.offer[id] ?? 0} {term(id)}
          </span>
        ) : (
          <span className="inline-flex min-h-9 items-center font-semibold">
            {kind === 'loan' || kind === 'specials' ? w.heap[kind] : (w.ships[id] ?? facts.ships.get(id)?.name ?? id)}
          </span>
        )}
        <button
          ref={close}
          type="button"
          aria-label={w.close}
          onClick={() => {
            choose(null);
            focusSpot(subject);
          }}
          className="absolute -top-3 -right-3 z-10 grid size-9 cursor-pointer max-lg:top-1 max-lg:right-1 max-lg:size-11 place-items-center rounded-full border-[1.5px] border-ink bg-sheet"
        >
          <X aria-hidden size={16} />
        </button>
      </div>
      {card ? (
        <div data-text className="mt-1.5 flex items-end gap-1 max-lg:mt-0 max-lg:items-start max-lg:pr-12">
          <p className="flex-1 text-[0.92rem] leading-snug">{card.text}</p>
          <Rulings
            title={card.name}
            card={card.id}
            load={loadRulings}
            about={(ruling, { english }) => isAbout(english[`term.${kindOrId}`] ?? kindOrId, ruling)}
          />
        </div>
      ) : null}
      {mine.map((act, i) => (
        <ActButton
          key={`${act.decision.key}:${JSON.stringify(act.answer)}`}
          act={act}
          lead={i === 0 && act.decision.due}
          buttonRef={i === 0 ? first : undefined}
        />
      ))}
      {reasons.length > 0 ? (
        <ul className={classes('mt-2 grid gap-1 text-sm text-pencil', mine.length === 0 && 'text-ink')}>
          {reasons.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface ActButtonProps {
  act: Act;
  lead: boolean;
  buttonRef?: React.RefObject<HTMLButtonElement | null> | undefined;
}

function ActButton({ act, lead, buttonRef }: ActButtonProps) {
  const havre = useLeHavre();
  return (
    <Consequence
      decision={act.decision}
      answer={act.answer}
      said={verbOf(act, havre)}
      tone={lead ? 'water' : 'paper'}
      {...(buttonRef ? { buttonRef } : {})}
    />
  );
}

function verbOf(
  { verb, answer, decision }: Act,
  { w, facts, s, nameOf, term, rules, say, messages }: BoardContext,
): string {
  const id = typeof answer === 'string' ? answer : '';
  switch (verb) {
    case 'buy':
      return w.act.buy(facts.cards.get(id)?.price ?? facts.hulls.get(id)?.price ?? 0);
    case 'sell': {
      const { state } = rules.core.preview(rules.game, s, { seat: decision.seat, key: decision.key, answer });
      // What a sale brings is the rules' to say.
      const after = (state as typeof s | null)?.stock[decision.seat]?.['franc'] ?? 0;
      return w.act.sell(after - (s.stock[decision.seat]?.['franc'] ?? 0));
    }
    case 'drive':
      return w.act.drive(nameOf(Number(id.split(':')[0])));
    case 'haul':
      return w.act.haul(id.split(':').map(term).join(' + '));
    case 'repay':
      return say(optionText(messages, decision.key, id));
    case 'build':
    case 'enter':
    case 'launch':
    case 'look':
    case 'swap':
    case 'take':
      return w.act[verb];
  }
}
