import type { Handbook, Ruling } from '@quayside/engine';
import { Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { CardLink } from './card-link.tsx';
import { useTable } from './table-context.tsx';

export interface RulingsProps<H extends Handbook> {
  /** What they are about. */
  title: string;
  /** The card, as the card index knows it. */
  card: string;
  /** The rules' own handbook; it is fetched when somebody wants to read it. */
  load: () => Promise<H>;
  about: (ruling: Ruling, handbook: H) => boolean;
}

/** The rulings about a card, one tap away, and the way to its entry in the card index. */
export function Rulings<H extends Handbook>({ title, card, load, about }: RulingsProps<H>) {
  const { words, language } = useTable();
  const [open, setOpen] = useState(false);
  const [handbook, setHandbook] = useState<H | null>(null);
  useEffect(() => {
    let wanted = open;
    if (open) void load().then((found) => wanted && setHandbook(found));
    return () => {
      wanted = false;
    };
  }, [open, load]);
  const told = handbook?.rulings.filter((ruling) => about(ruling, handbook));
  return (
    <Dialog
      title={title}
      closeWord={words.close}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" tone="plain" className="px-1">
          <Scale aria-hidden size={14} /> {words.rulings}
        </Button>
      }
    >
      {told?.length === 0 ? <p>{words.noRulings}</p> : null}
      <CardLink card={card} className="mb-3 inline-flex min-h-11 items-center">
        {words.inCardIndex}
      </CardLink>
      <dl className="grid gap-3">
        {told?.map(({ id, question, ruling }) => (
          <div key={id}>
            <dt className="font-semibold">
              {question[language]} <span className="label-caps text-pencil">{id}</span>
            </dt>
            <dd className="leading-snug">{ruling[language]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
