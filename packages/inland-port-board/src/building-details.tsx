import { optionText } from '@quayside/engine/texts';
import { rulingsAbout, salePrice } from '@quayside/inland-port/rules';
import { Button, PinnedPanel, SeatMark } from '@quayside/ui';
import { AnswerAndEnd, once, Rulings, useTable } from '@quayside/ui/board';
import { BuildingCard, Effect, Icon } from '@quayside/ui/art';
import type { ReactNode } from 'react';
import { useInlandPort, useHands, useLooks } from './board-context.tsx';
import { ConsequenceList } from './consequence.tsx';
import type { Prospect } from './prospects.ts';
import { Choices } from './marker-choice.tsx';

const handbook = () => import('@quayside/inland-port/handbook').then((module) => module.handbook);

/** The building that is pointed at: what it is and what would follow. */
export function Glance({ id }: { id: string }) {
  const { prospect, own } = useInlandPort();
  const { ways, shown } = useLooks();
  return (
    <Facts prospect={prospect(id)}>
      {shown ? <ConsequenceList ending={shown} /> : null}
      {ways.length > 1 ? <p className="text-sm text-pencil">{own.choices(ways.length)}</p> : null}
    </Facts>
  );
}

/** The building that is chosen: each way it could go, and the buttons that do it. */
export function Chosen({ id }: { id: string }) {
  const { own, due, sale, prospect } = useInlandPort();
  const { choose, give, giveAll } = useHands();
  const { shown, then } = useLooks();
  const { say, messages } = useTable();
  const found = prospect(id);
  const { face, building, build, use, sell } = found;
  const acts = due?.key === 'act' ? [...(build ? [`build:${id}`] : []), ...(use ? [`use:${id}`] : [])] : [];
  const [only] = acts.length === 1 ? acts : [];
  return (
    <PinnedPanel className="flex min-h-0 flex-1 flex-col justify-between gap-1.5">
      <Facts prospect={found}>
        <div className="flex items-center justify-between gap-2">
          {shown ? <ConsequenceList ending={shown} /> : <span />}
          <Rulings
            title={face.name}
            card={building.id}
            load={handbook}
            about={(ruling) => rulingsAbout(building).includes(ruling.id)}
          />
        </div>
      </Facts>
      {/* Below what may be long: what there is to choose stays in sight. */}
      <Choices about={face.name} />
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        {acts.map((option) => (
          <Button
            key={option}
            tone="water"
            data-option={option}
            data-confirm
            onClick={once(() => due && giveAll(due, option))}
          >
            {say(optionText(messages, 'act', option))}
          </Button>
        ))}
        {sell && sale ? (
          <Button size="small" data-option={`sell:${id}`} onClick={once(() => give(sale, id))}>
            {own.sellFor(salePrice(building))} <Icon name="franc" size={14} />
          </Button>
        ) : null}
        <Button size="small" tone="plain" className="px-1 lg:hidden" onClick={() => choose(null)}>
          {own.close}
        </Button>
        {due && only !== undefined ? <AnswerAndEnd decision={due} answer={only} then={then(due, only)} /> : null}
      </div>
    </PinnedPanel>
  );
}

/** The card, where there is room for it, and beside it in words what it does, whose it is, why it can't be used. */
function Facts({ prospect: { face, owner, why }, children }: { prospect: Prospect; children: ReactNode }) {
  const { own } = useInlandPort();
  const { seat, nameOf } = useTable();
  return (
    <div className="flex gap-3 lg:min-h-0 lg:flex-1">
      <BuildingCard face={face} size="compact" className="w-42 shrink-0 self-start max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 lg:min-h-0 lg:overflow-y-auto">
        <p className="flex items-center justify-between gap-2 font-display font-bold sm:hidden">
          {face.name}
          <Effect rows={face.effect.slice(0, 1)} size={18} />
        </p>
        <p className="text-sm leading-snug">
          {face.text}
          {face.doubt === undefined ? null : <span className="text-pencil"> ≈ {face.doubt}.</span>}
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
        {children}
      </div>
    </div>
  );
}
