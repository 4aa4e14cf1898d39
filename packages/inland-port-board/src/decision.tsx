import { decisionText, eventText, optionText, type Decision } from '@quayside/engine';
import { rulingsAbout, salePrice } from '@quayside/inland-port';
import { Button, classes, Pinned, SeatMark } from '@quayside/ui';
import { once, Rulings, useQuestion, useTable } from '@quayside/ui/board';
import { BuildingCard, Effect, Icon } from '@quayside/ui/art';
import { useDesk, useLooks, type Prospect } from './desk.tsx';
import { Follows } from './follows.tsx';
import { Ways } from './ways.tsx';

/** What is to be decided, what is looked at, and what follows from it. */
export function DecisionPanel({ className }: { className?: string }) {
  const { rules, view, seat, names, say, waiting, undo, at } = useTable();
  const { own, due, prospect, ways } = useDesk();
  const { looked, chosen } = useLooks();
  const title = useQuestion(waiting ? undefined : due?.id);
  // In an earlier moment it may have been one's own turn.
  const others = rules.core.dueSeats(view).filter((one) => one >= 0 && (one !== seat || at !== undefined));
  const subject = looked ?? chosen;
  return (
    <section
      aria-label={own.yourDecision}
      data-decision={due && !waiting ? due.id : undefined}
      className={classes('sheet flex flex-col px-3 py-2', due && 'border-water border-[3px]', className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <div aria-live="polite" className="min-w-0 flex-1 max-sm:basis-full">
          <span className="label-caps text-pencil">
            {due ? own.yourDecision : seat < 0 ? own.watching : own.planning}
          </span>
          <h2 ref={title} tabIndex={-1} className="font-display text-xl leading-tight font-bold">
            {waiting ? own.sending : due ? say(decisionText(due, names)) : <Waiting seats={others} />}
          </h2>
        </div>
        {undo ? (
          <div className="flex shrink-0 gap-1.5">
            <Button size="small" onClick={() => undo(false)}>
              <Icon name="back" size={14} /> {own.undo}
            </Button>
            <Button size="small" onClick={() => undo(true)}>
              {own.undoTurn}
            </Button>
          </div>
        ) : null}
      </header>
      <div className="mt-1.5 flex min-h-0 flex-1 flex-col">
        {ways.length > 0 && due ? (
          <Ways decision={due} />
        ) : (
          <>
            {/* On a phone the building comes up from below, so that nothing moves under the finger. */}
            <div className={subject === null ? '' : 'lg:hidden'}>
              <Idle due={due} />
            </div>
            {subject === null ? null : <Subject prospect={prospect(subject)} pinned={subject === chosen} />}
          </>
        )}
      </div>
    </section>
  );
}

function Waiting({ seats }: { seats: readonly number[] }) {
  const { nameOf, rules, view } = useTable();
  const { own } = useDesk();
  if (rules.core.isOver(view)) return <>{own.over}</>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {own.waitingFor}
      {seats.map((one) => (
        <span key={one} className="inline-flex items-center gap-1">
          <SeatMark seat={one} /> {nameOf(one)}
        </span>
      ))}
    </span>
  );
}

/** Nothing is looked at: a hint, and what is not about a building. */
function Idle({ due }: { due: Decision | undefined }) {
  const { messages, say } = useTable();
  const { own, give } = useDesk();
  const options = due?.offer.kind === 'pick' ? due.offer.options.filter((one) => !one.includes(':')) : [];
  return (
    <div className="grid gap-2">
      {due && options.length > 0 ? (
        <Pinned>
          {options.map((option) => (
            <div key={option} className="flex flex-wrap items-center gap-3">
              <Button
                tone="water"
                data-option={option}
                data-confirm
                className="max-lg:min-w-44"
                onClick={once(() => give(due, option))}
              >
                {say(optionText(messages, due.key, option))}
              </Button>
              {due.key === 'end' ? <p className="flex-1 text-sm text-pencil">{own.commits}</p> : null}
            </div>
          ))}
        </Pinned>
      ) : null}
      <Recently />
      {due?.key === 'end' ? null : <p className="text-sm leading-snug text-pencil">{due ? own.hint : own.hintWait}</p>}
    </div>
  );
}

/** How many sentences fit. */
const LINES = 4;

/** What the others have done since one's own last answer. */
function Recently() {
  const { log, seat, messages, names, say } = useTable();
  const { own } = useDesk();
  const standing = log.filter(({ undone }) => !undone);
  const mine = standing.findLastIndex((entry) => entry.seat === seat);
  const events = standing.slice(mine + 1).flatMap((entry) => entry.events);
  if (events.length === 0) return null;
  const shown = events.slice(-LINES);
  return (
    <section aria-label={own.recently} className="border-l-2 border-rule pl-2">
      <h3 className="label-caps text-pencil">{own.recently}</h3>
      <ul className="text-sm leading-snug">
        {shown.map((event, i) => (
          // Sentences have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{say(eventText(messages, event, names))}</li>
        ))}
      </ul>
    </section>
  );
}

const handbook = () => import('@quayside/inland-port/handbook').then((module) => module.handbook);

/** The building in question at full size, what follows, and the buttons that do it. */
function Subject({ prospect, pinned }: { prospect: Prospect; pinned: boolean }) {
  const { own, due, sale, give } = useDesk();
  const { choose } = useLooks();
  const { say, messages, seat, nameOf } = useTable();
  const { id, face, building, owner, build, use, sell, why, endings } = prospect;
  const acts = due?.key === 'act' ? [...(build ? [`build:${id}`] : []), ...(use ? [`use:${id}`] : [])] : [];
  const outlook = endings();
  const [first] = outlook;
  return (
    <Pinned className="flex gap-3">
      <BuildingCard face={face} className="w-50 shrink-0 self-start max-sm:hidden" />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <p className="flex items-center justify-between gap-2 font-display font-bold sm:hidden">
          {face.name}
          <Effect rows={face.effect.slice(0, 1)} size={18} />
        </p>
        <p className="text-sm leading-snug">
          {face.text}
          {face.doubt === undefined ? null : <span className="text-pencil sm:hidden"> ≈ {face.doubt}</span>}
        </p>
        {owner >= 0 && owner !== seat ? (
          <p className="flex items-center gap-1.5 text-sm">
            <SeatMark seat={owner} /> {nameOf(owner)}: {own.fee}
          </p>
        ) : null}
        {why === null ? null : (
          <p className="text-sm font-semibold text-brick" role="status">
            {why}
          </p>
        )}
        {first ? <Follows ending={first} ways={outlook.length} /> : null}
        {pinned ? (
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {acts.map((option) => (
              <Button
                key={option}
                tone="water"
                data-option={option}
                data-confirm
                onClick={once(() => due && give(due, option))}
              >
                {say(optionText(messages, 'act', option))}
              </Button>
            ))}
            {sell && sale ? (
              <Button size="small" data-option={`sell:${id}`} onClick={once(() => give(sale, id))}>
                {own.sellFor(salePrice(building))} <Icon name="franc" size={14} />
              </Button>
            ) : null}
            <Rulings title={face.name} load={handbook} about={(ruling) => rulingsAbout(building).includes(ruling.id)} />
            <Button size="small" tone="plain" className="px-1 lg:hidden" onClick={() => choose(null)}>
              {own.close}
            </Button>
          </div>
        ) : null}
      </div>
    </Pinned>
  );
}
