'use client';

import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../lib/use-error-text.ts';

/** Something one does by a form: runs it, and says in words why it was refused. */
export function useAction<T>(work: () => Promise<T>, after?: (result: T) => void) {
  const errorText = useErrorText();
  const act = useMutation({ mutationFn: work, onSuccess: after });
  return {
    run: () => act.mutate(),
    busy: act.isPending,
    done: act.isSuccess,
    result: act.data,
    error: errorText(act.error),
    reset: act.reset,
  };
}
