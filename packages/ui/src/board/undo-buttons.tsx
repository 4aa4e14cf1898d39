import type { Language } from '@quayside/languages';
import { Undo2 } from 'lucide-react';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { boardTexts } from './board-texts.ts';

export interface UndoButtonsProps {
  undo: ((all: boolean) => void) | undefined;
  language: Language;
  className?: string;
}

/** Takes back the last answer or the whole turn. Where a page has them under the thumb, those of the board are hidden (theme.css). */
export function UndoButtons({ undo, language, className }: UndoButtonsProps) {
  const words = boardTexts[language];
  if (!undo) return null;
  return (
    <span data-undo className={classes('flex gap-1.5', className)}>
      <Button size="small" className="max-lg:min-h-11" onClick={() => undo(false)}>
        <Undo2 aria-hidden size={15} /> {words.undo}
      </Button>
      <Button size="small" className="max-lg:min-h-11" aria-label={words.undoTurn} onClick={() => undo(true)}>
        {/* In a thumb bar both stand beside the chat. */}
        <span className="lg:hidden">{words.wholeTurn}</span>
        <span className="max-lg:hidden">{words.undoTurn}</span>
      </Button>
    </span>
  );
}
