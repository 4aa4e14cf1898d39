'use client';

import { X } from 'lucide-react';
import { cloneElement, useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from './button.tsx';

export interface DialogProps {
  title: string;
  about?: string;
  /** What opens it. */
  trigger?: ReactElement<ButtonProps>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeWord: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes by Escape, and covers everything else. */
export function Dialog({ trigger, open, onOpenChange, ...rest }: DialogProps) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': shown,
            onClick: (event) => {
              trigger.props.onClick?.(event);
              change(!shown);
            },
          })
        : null}
      {/* In the body: where it was opened may be hidden, or dress what is in it. */}
      {shown ? createPortal(<OpenDialog {...rest} close={() => change(false)} />, document.body) : null}
    </>
  );
}

type OpenDialogProps = Pick<DialogProps, 'title' | 'about' | 'closeWord' | 'children'> & { close: () => void };

function OpenDialog({ title, about, closeWord, children, close }: OpenDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  /** Who presses inside and lets go beside it, or the other way round, did not mean to close it. */
  const pressedBeside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = box;
    current?.showModal();
    // Before it leaves the page: the focus returns to where it was.
    return () => current?.close();
  }, []);
  return (
    // Escape is the key for what the mouse does beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      aria-labelledby={`${id}-title`}
      aria-describedby={about === undefined ? undefined : `${id}-about`}
      onClose={(event) => {
        if (event.target === box.current && box.current.isConnected) close();
      }}
      // Everything within lies on its child.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === box.current;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === box.current) close();
      }}
      className="sheet fixed m-auto max-h-[88dvh] w-[min(34rem,calc(100vw-1.5rem))] max-w-none overflow-y-auto overscroll-contain p-0 backdrop:bg-[#0a151c]/55"
    >
      <div className="p-5">
        <div className="mb-3 flex items-start justify-between gap-4 border-b border-rule pb-2">
          <h2 id={`${id}-title`} className="font-display text-xl font-bold">
            {title}
          </h2>
          <Button size="icon" aria-label={closeWord} onClick={close}>
            <X aria-hidden size={18} />
          </Button>
        </div>
        {about === undefined ? null : (
          <p id={`${id}-about`} className="mb-3 text-pencil">
            {about}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
