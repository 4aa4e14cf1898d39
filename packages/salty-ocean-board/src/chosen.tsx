import type { Seat } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { optionText } from '@quayside/engine/texts';
import {
  BUILDINGS,
  DEPOT_ROOM,
  NOTRE_DAME_COINS,
  rulingsAbout,
  SALINE_OUTPUT,
  type Building,
  type SaltyOcean,
} from '@quayside/salty-ocean/rules';
import { Button, PinnedPanel } from '@quayside/ui';
import { AnswerAndEnd, capital, once, Rulings, useTable } from '@quayside/ui/board';
import { inkOf, Vignette } from '@quayside/ui/art';
import { CostTrack } from './costs.tsx';
import { useSaltyOcean } from './board-context.tsx';
import { ConsequenceList, useConsequence } from './consequence.tsx';
import { partsOf } from './options.ts';
import { SCENES } from './scenes.ts';
import { SPACED, spacesIn } from './slots.ts';
import type { BoardTexts } from './board-texts.ts';

const handbook = () => import('@quayside/salty-ocean/handbook').then((module) => module.handbook);

/** What is chosen: what it does, what follows, and the button that gives it; or why it can't be done. */
export function Chosen({ option }: { option: string }) {
  const { own, acting, acts, choose, give } = useSaltyOcean();
  const { say, messages, seat, rules, view } = useTable();
  const [verb, what] = partsOf(option);
  const building = BUILDINGS.find(({ id }) => id === what);
  const decision = acting && acts.has(option) ? acting : null;
  const why = acting && !decision ? rules.core.explain(rules.game, view, seat, acting.key, `build:${what}`) : null;
  return (
    <PinnedPanel className="flex min-h-0 flex-col gap-1.5 max-lg:z-[35] lg:flex-row lg:gap-3">
      <div className="flex min-h-0 min-w-0 flex-1 gap-3">
        {building ? (
          <Vignette
            scene={SCENES[what] ?? ''}
            ink={inkOf('fish')}
            fit="fill"
            className="h-24 w-32 shrink-0 rounded-card border border-ink max-sm:hidden low:h-15 low:w-20"
          />
        ) : null}
        <div className="grid min-w-0 flex-1 content-start gap-1">
          {building ? <About building={building} /> : null}
          {decision ? (
            <>
              {verb === 'look' ? null : (
                <p className="font-semibold">{capital(say(optionText(messages, decision.key, option)))}</p>
              )}
              <Outcome decision={decision} option={option} />
            </>
          ) : why ? (
            <p role="status" className="text-sm font-semibold text-brick">
              {say(why)}
            </p>
          ) : null}
        </div>
      </div>
      {/* Beside the text where there is room, so that it is in sight however long that is. */}
      <div className="flex flex-wrap items-center gap-2 lg:sticky lg:top-0 lg:w-44 lg:shrink-0 lg:flex-col lg:items-stretch lg:self-start">
        {decision ? (
          <div className="hidden lg:block">
            <Cost option={option} />
          </div>
        ) : null}
        {decision ? (
          <Button tone="water" data-option={option} data-confirm onClick={once(() => give(decision, option))}>
            {own.confirm}
          </Button>
        ) : null}
        <Button size="small" tone="plain" onClick={() => choose(null)}>
          {decision ? own.change : own.close}
        </Button>
        {decision ? <AnswerAndEnd decision={decision} answer={option} /> : null}
      </div>
    </PinnedPanel>
  );
}

function Outcome({ decision, option }: { decision: Decision; option: string }) {
  return <ConsequenceList consequence={useConsequence(decision, option)} />;
}

function Cost({ option }: { option: string }) {
  const [verb] = partsOf(option);
  const type =
    verb === 'build' || verb === 'extend'
      ? 'city'
      : verb === 'ship' || verb === 'load'
        ? 'harbour'
        : verb === 'sell' || verb === 'buy'
          ? 'market'
          : verb === 'pass'
            ? null
            : 'navigation';
  return type ? <CostTrack type={type} /> : null;
}

/** What a building does, and which space one would get. */
function About({ building }: { building: Building }) {
  const { s, own } = useSaltyOcean();
  const { term, textOf, seat } = useTable();
  const next = nextOf(s, seat, building.id, own);
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p className="font-display font-bold">{term(building.id)}</p>
        <Rulings
          title={term(building.id)}
          card={building.id}
          load={handbook}
          about={(ruling) => rulingsAbout(building).includes(ruling.id)}
        />
      </div>
      {/* In a low window, what it costs and brings comes first. */}
      <p className="text-sm leading-snug low:order-last">{textOf(building.id)}</p>
      {next === '' ? null : (
        <p className="text-sm">
          {own.slot}: <b className="rounded-[2px] border border-ink bg-brass-wash px-1 tabular-nums">{next}</b>
        </p>
      )}
    </>
  );
}

/** What the next space or the next step of one's own brings; nothing where it goes without saying. */
function nextOf(s: SaltyOcean, seat: Seat, id: Building['id'], own: BoardTexts): string {
  if (SPACED.includes(id)) return spacesIn(s, id).find((one) => one.next)?.figure ?? '';
  const player = s.players[seat];
  const step = (steps: readonly number[], level: number | undefined, say: (n: number) => string) => {
    const n = level === undefined ? undefined : steps[level + 1];
    return n === undefined ? '' : say(n);
  };
  if (id === 'saline') return step(SALINE_OUTPUT, player?.saline, own.salt);
  if (id === 'depot') return step(DEPOT_ROOM, player?.depot, own.roomFor);
  return step(NOTRE_DAME_COINS, player?.notreDame, own.atEnd);
}
