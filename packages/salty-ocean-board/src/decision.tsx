import type { Decision } from '@quayside/engine/host';
import { decisionText, eventText, optionText } from '@quayside/engine/texts';
import {
  barrelsNamed,
  eventTile,
  GOODS,
  knownTile,
  priceOf,
  shipPrice,
  SHIPS,
  tileTerm,
  TYPES,
  typeOf,
  type Good,
  type ShipName,
  type Type,
} from '@quayside/salty-ocean/rules';
import { Button, classes, PinnedPanel } from '@quayside/ui';
import { capital, once, UndoButtons, useQuestion, useTable, useTip, Waiting } from '@quayside/ui/board';
import { Icon } from '@quayside/ui/art';
import type { ReactNode } from 'react';
import { Barrel, Barrels } from './barrel.tsx';
import { ConsequenceNote } from './consequence-note.tsx';
import { Chosen } from './chosen.tsx';
import { CostTrack } from './costs.tsx';
import { useSaltyOcean } from './board-context.tsx';
import { TileFace } from './events.tsx';
import { Loading } from './loading.tsx';
import { partsOf, shipsIn } from './options.ts';
import { Buying, Selling } from './trade.tsx';

/** What is to be decided, below the costs of the four types of action. */
export function DecisionPanel({ className }: { className?: string }) {
  const { rules, view, seat, names, say, waiting, undo, at, language } = useTable();
  const { own, due, acting, acts, chosen } = useSaltyOcean();
  const title = useQuestion(waiting ? undefined : due?.id);
  // In an earlier moment it may have been one's own turn.
  const over = rules.core.isOver(view);
  const others = rules.core.dueSeats(view).filter((one) => one >= 0 && (one !== seat || at !== undefined));
  const asked =
    acting?.key === 'second'
      ? own.clock
      : due?.key === 'load' // asked ship by ship, answered at once
        ? say({ key: 'option.act.load' })
        : due
          ? say(decisionText(due, names))
          : null;
  return (
    <section
      aria-label={own.decision}
      data-decision={due && !waiting ? due.id : undefined}
      className={classes(
        'sheet relative flex min-h-0 flex-col gap-1.5 px-2.5 py-1.5',
        due && 'outline-[3px] -outline-offset-2 outline-water outline',
        className,
      )}
    >
      <header
        className={classes(
          'flex shrink-0 flex-wrap items-center justify-between gap-x-2',
          acts.has('pass') && 'lg:pr-36',
        )}
      >
        <h2
          ref={title}
          tabIndex={-1}
          aria-live="polite"
          className="min-w-44 flex-1 font-display text-lg leading-tight font-bold lg:low:text-base"
        >
          {waiting ? own.sending : (asked ?? (over ? own.over : <Waiting seats={others} />))}
        </h2>
        <UndoButtons
          undo={undo}
          language={language}
          className="lg:low:gap-1 lg:low:[&_button]:min-h-7 lg:low:[&_button]:px-1.5 lg:low:[&_button]:py-0 lg:low:[&_button]:text-xs"
        />
      </header>
      <div data-due={due ? '' : undefined} className="min-h-0 flex-1 lg:overflow-y-auto lg:p-0.5">
        {chosen !== null ? (
          <>
            <Chosen option={chosen} />
            {/* On a phone the choice comes up from below, so that nothing moves under the finger. */}
            <div className="lg:hidden">
              <Asked />
            </div>
          </>
        ) : (
          <Asked />
        )}
      </div>
    </section>
  );
}

/** What the decision is about: actions of a turn, or one thing that follows from them. */
function Asked() {
  const { due, acting } = useSaltyOcean();
  if (acting) return <Acting />;
  if (!due) return <Idle />;
  switch (due.key) {
    case 'load':
      return <Loading key={due.id} decision={due} />;
    case 'sell':
      return <Selling key={due.id} decision={due} />;
    case 'buy':
      return <Buying key={due.id} decision={due} />;
    case 'look':
      return <Looking decision={due} />;
    case 'swap':
      return <Swapping decision={due} />;
    case 'end':
      return (
        <div className="grid gap-1.5">
          <Tracks />
          <EndTurn />
          <Recently />
        </div>
      );
    default:
      return <Picking decision={due} />;
  }
}

/** The actions of each type under its cost. Buildings are chosen in the city. */
function Acting() {
  const { s, own, acts, choose } = useSaltyOcean();
  const { say, messages } = useTable();
  const byType = new Map<Type, string[]>(TYPES.map((type) => [type, []]));
  for (const option of acts) byType.get(TYPES[typeOf(partsOf(option)[0])] ?? 'city')?.push(option);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
        {TYPES.map((type) => (
          <div key={type} className="grid min-w-0 content-start gap-1">
            <CostTrack type={type} />
            <Options type={type} options={(byType.get(type) ?? []).filter((one) => one !== 'pass')} />
          </div>
        ))}
      </div>
      {acts.has('pass') ? (
        // Beside the question where there is room: it must be in sight whatever else is offered.
        <PinnedPanel className="lg:absolute lg:top-1 lg:right-2.5">
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="small"
              data-option="pass"
              data-place="pass"
              className="max-lg:min-h-11 lg:min-h-8"
              onClick={once(() => choose('pass'))}
            >
              {say(optionText(messages, 'act', 'pass'))}
            </Button>
            <Passes />
          </div>
        </PinnedPanel>
      ) : (
        <EndTurn />
      )}
      <p className="sr-only">{own.inRouen}</p>
      <div className="hidden gap-1.5 lg:grid low:hidden">
        {s.passes > 0 ? <p className="text-sm text-pencil">{capital(own.reopen)}.</p> : null}
        <Recently />
      </div>
    </div>
  );
}

function Passes() {
  const { s, own } = useSaltyOcean();
  if (s.passes === 0) return null;
  return (
    <p className="text-sm text-pencil lg:hidden">
      {own.passed(s.passes, s.players.length)}; {own.reopen}
    </p>
  );
}

interface OptionsProps {
  type: Type;
  options: readonly string[];
}

function Options({ type, options }: OptionsProps) {
  const { own, acting } = useSaltyOcean();
  if (options.length === 0) return <p className="px-1 text-xs text-pencil">{acting ? own.nothing : ''}</p>;
  if (type === 'city') return <p className="px-1 text-xs leading-snug text-pencil">{own.inRouen}</p>;
  const verbs = [...new Set(options.map((one) => shipsIn(one).verb ?? partsOf(one)[0]))];
  return verbs.map((verb) => (
    <div key={verb} className="grid gap-0.5">
      <p className="px-1 text-xs leading-tight text-pencil">{headOf(verb, own)}</p>
      <div className="flex flex-wrap gap-1">
        {options
          .filter((one) => (shipsIn(one).verb ?? partsOf(one)[0]) === verb)
          .map((option) => (
            <OptionButton key={option} option={option}>
              <OptionFace option={option} />
            </OptionButton>
          ))}
      </div>
    </div>
  ));
}

function headOf(verb: string, own: { sail: string; comeHome: string; sell: string; buy: string }): string {
  switch (verb) {
    case 'fish':
      return own.sail;
    case 'return':
      return own.comeHome;
    case 'sell':
      return own.sell;
    case 'buy':
      return own.buy;
    default:
      return '';
  }
}

function OptionButton({ option, children }: { option: string; children: ReactNode }) {
  const { acting, chosen, take } = useSaltyOcean();
  const { say, messages } = useTable();
  const said = capital(say(optionText(messages, acting?.key ?? 'act', option)));
  const tip = useTip(() => (
    <>
      <p>{said}</p>
      {acting ? <ConsequenceNote decision={acting} option={option} /> : null}
    </>
  ));
  return (
    <Button
      size="small"
      {...tip}
      data-option={option}
      aria-label={said}
      aria-pressed={chosen === option}
      className="min-h-8 gap-1 px-1.5 py-0.5 max-lg:min-h-11 max-lg:min-w-11 lg:low:min-h-7 lg:low:gap-0.5 lg:low:px-1 lg:low:py-0"
      onClick={(event) => take(event, option)}
    >
      {children}
    </Button>
  );
}

/** An action in pictures: its name is on the button for whoever does not see them. */
function OptionFace({ option }: { option: string }) {
  const { s } = useSaltyOcean();
  const { say, messages, term, seat } = useTable();
  const [verb, what] = partsOf(option);
  const { ships, first } = shipsIn(option);
  if (ships.length > 0)
    return (
      <span aria-hidden className="inline-flex items-center gap-0.5">
        {ships.map((ship) => (
          <span key={ship} className="inline-flex items-center">
            {first === ship ? <Icon name="pirates" size={12} className="text-brick" /> : null}
            <ShipSign ship={ship} />
          </span>
        ))}
      </span>
    );
  if (verb === 'sell' || verb === 'buy')
    return (
      <span aria-hidden className="inline-flex items-center gap-0.5 tabular-nums">
        <Barrel good={what} size={18} />
        {priceOf(s, what as Good)}
      </span>
    );
  if (verb === 'ship')
    return (
      <span aria-hidden className="inline-flex items-center gap-1 text-xs">
        {capital(term(what))}
        <span className="inline-flex items-center gap-0.5 text-sm tabular-nums">
          {shipPrice(s, seat, SHIPS.indexOf(what as ShipName))}
          <Icon name="franc" size={12} className="text-brass" />
        </span>
      </span>
    );
  return <span className="text-xs">{say(optionText(messages, 'act', option))}</span>;
}

/** A ship by its number. */
const ShipSign = ({ ship }: { ship: string }) => (
  <span className="inline-flex items-center text-xs font-bold">
    <Icon name={ship === 'carrack' ? 'ship-wood' : 'boat'} size={16} />
    {SHIPS.indexOf(ship as ShipName) + 1}
  </span>
);

/** Ending the turn, which can't be taken back. */
function EndTurn() {
  const { own, due, give } = useSaltyOcean();
  const { say, messages } = useTable();
  if (due?.key !== 'end') return null;
  return (
    <PinnedPanel>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="water"
          data-option="end"
          data-confirm
          className="max-lg:min-w-44"
          onClick={once(() => give(due, 'end'))}
        >
          {say(optionText(messages, 'end', 'end'))}
        </Button>
        <p className="flex-1 text-sm text-pencil">{own.commits}</p>
      </div>
    </PinnedPanel>
  );
}

/** One of a few: what is caught, what is lost, which ship is repaired. */
function Picking({ decision }: { decision: Decision }) {
  const { s, give } = useSaltyOcean();
  const { say, messages, term, names } = useTable();
  const options = decision.offer.kind === 'pick' ? decision.offer.options : [];
  const worth = (option: string): number | null => {
    if (decision.key !== 'catch') return null;
    const { counts } = barrelsNamed(option);
    return GOODS.reduce((sum, good, i) => sum + (counts[i] ?? 0) * priceOf(s, good), 0);
  };
  return (
    <div className="grid gap-1.5">
      <PinnedPanel title={say(decisionText(decision, names))}>
        <div className="flex flex-wrap gap-1.5">
          {options.map((option) => {
            const coins = worth(option);
            const { counts, total } = barrelsNamed(option);
            return (
              <Button key={option} data-option={option} onClick={once(() => give(decision, option))}>
                {total > 0 && decision.key !== 'repair' ? (
                  <span className="inline-flex items-center gap-1.5">
                    <span className="sr-only">{say(optionText(messages, decision.key, option))}</span>
                    <span aria-hidden>
                      <Barrels cargo={Object.fromEntries(GOODS.map((good, i) => [good, counts[i] ?? 0]))} size={22} />
                    </span>
                    {coins === null ? null : (
                      <span className="inline-flex items-center text-sm font-normal text-pencil">
                        = {coins}
                        <Icon name="franc" size={13} />
                        <span className="sr-only">{term('coin')}</span>
                      </span>
                    )}
                  </span>
                ) : (
                  capital(say(optionText(messages, decision.key, option)))
                )}
              </Button>
            );
          })}
        </div>
      </PinnedPanel>
      <Tracks />
    </div>
  );
}

/** The covered tiles to look at, chosen in the row of events. */
function Looking({ decision }: { decision: Decision }) {
  const { own, tiles, give } = useSaltyOcean();
  const { n } = decision.data as { n: number }; // what the rules ask it with
  return (
    <PinnedPanel>
      <p className="mb-1.5 text-sm">{own.chooseTiles(n)}</p>
      <Button
        tone="water"
        data-confirm
        onClick={once(() => give(decision, Object.fromEntries(tiles.map((place) => [place, 1]))))}
      >
        {own.chosenTiles(tiles.length)}
      </Button>
    </PinnedPanel>
  );
}

/** The two tiles side by side, for whoever has seen them. */
function Swapping({ decision }: { decision: Decision }) {
  const { s, own, give } = useSaltyOcean();
  const { term, say, messages } = useTable();
  const { places } = decision.data as { places: readonly string[] }; // what the rules ask it with
  const options = decision.offer.kind === 'pick' ? decision.offer.options : [];
  return (
    <PinnedPanel>
      <p className="mb-1 text-sm text-pencil">{own.onlyYouBoth}</p>
      <div className="flex flex-wrap items-center gap-2">
        {places.map((place) => {
          const tile = eventTile(knownTile(s, place) ?? '');
          return (
            <figure key={place} className="w-36 lg:low:w-32 rounded-card border-[1.5px] border-dashed border-ink p-1">
              <figcaption className="text-xs font-semibold">{capital(term(place))}</figcaption>
              {tile ? (
                <>
                  <TileFace tile={tile} />
                  <span className="sr-only">{term(tileTerm(s, tile.id))}</span>
                </>
              ) : null}
            </figure>
          );
        })}
        {options.map((option) => (
          <Button
            key={option}
            data-option={option}
            className="lg:low:min-h-9 lg:low:px-2"
            onClick={once(() => give(decision, option))}
          >
            {say(optionText(messages, 'swap', option))}
          </Button>
        ))}
      </div>
    </PinnedPanel>
  );
}

function Tracks() {
  return (
    <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
      {TYPES.map((type) => (
        <CostTrack key={type} type={type} />
      ))}
    </div>
  );
}

/** While others decide: the costs, and what has happened since. */
const Idle = () => (
  <div className="mb-1.5 grid gap-1.5">
    <Tracks />
    <Recently />
  </div>
);

/** What others have done since the viewer's last answer. */
function Recently() {
  const { log, seat, messages, names, say } = useTable();
  const { own } = useSaltyOcean();
  const standing = log.filter(({ undone }) => !undone);
  const mine = standing.findLastIndex((entry) => entry.seat === seat);
  const events = standing
    .slice(mine + 1)
    .flatMap((entry) => entry.events)
    .slice(-LINES);
  if (events.length === 0) return null;
  const title = seat < 0 ? own.latest : own.recently;
  return (
    <section aria-label={title} className="border-l-2 border-rule pl-2">
      <h3 className="label-caps text-pencil">{title}</h3>
      {/* Other sentences, not the same ones in other places. */}
      <ul key={standing.length} className="text-sm leading-snug">
        {events.map((event, i) => (
          // Sentences have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{say(eventText(messages, event, names))}</li>
        ))}
      </ul>
    </section>
  );
}
/** How many sentences fit. */
const LINES = 3;
