'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface DialogProps {
  title: string;
  about?: string;
  /** What opens it. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeWord: string;
  children: ReactNode;
}

export function Dialog({ title, about, trigger, open, onOpenChange, closeWord, children }: DialogProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0a151c]/55" />
        <Radix.Content
          {...(about === undefined ? { 'aria-describedby': undefined } : {})}
          className="sheet fixed top-1/2 left-1/2 z-50 max-h-[88dvh] w-[min(34rem,calc(100vw-1.5rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-5"
        >
          <div className="mb-3 flex items-start justify-between gap-4 border-b border-rule pb-2">
            <Radix.Title className="font-display text-xl font-bold">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button size="icon" aria-label={closeWord}>
                <X aria-hidden size={18} />
              </Button>
            </Radix.Close>
          </div>
          {about === undefined ? null : <Radix.Description className="mb-3 text-pencil">{about}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
