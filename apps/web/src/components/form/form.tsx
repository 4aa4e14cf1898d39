'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@quayside/ui';

export interface FormProps {
  action: { run: () => void; busy: boolean; error: string | null };
  submit: string;
  children: ReactNode;
  tone?: 'water' | 'brick' | 'paper';
  /** What stands beside the button. */
  aside?: ReactNode;
}

/** Fields, one button, and the refusal in words. */
export function Form({ action, submit, children, tone = 'water', aside }: FormProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        action.run();
      }}
    >
      {children}
      <p role="alert" className="empty:hidden font-semibold text-brick">
        {action.error}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" tone={tone} disabled={action.busy}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Beside a button whose work is done. */
export function SavedMessage() {
  const t = useTranslations('settings');
  return (
    <span role="status" className="font-semibold text-moss">
      {t('saved')}
    </span>
  );
}
