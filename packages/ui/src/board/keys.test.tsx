import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useKeys, useQuestion } from './keys.tsx';

afterEach(cleanup);

/** A question whose number the key `k` says. */
function Question({ n, heard }: { n: number; heard: number[] }) {
  useKeys({ k: () => void heard.push(n) });
  return <h2>question {n}</h2>;
}

test('a key that is pressed as soon as a question can be read belongs to that question', async () => {
  const heard: number[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  // Drawn as pages draw what comes from elsewhere: nothing waits until all effects have run.
  const root = createRoot(place);
  const shown = (n: number) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!place.textContent.includes(String(n))) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' }));
        resolve();
      });
      observer.observe(place, { subtree: true, childList: true, characterData: true });
      root.render(<Question n={n} heard={heard} />);
    });
  try {
    for (const n of [1, 2, 3]) await shown(n);
  } finally {
    root.unmount();
    place.remove();
  }
  expect(heard).toEqual([1, 2, 3]);
});

function QuestionByKey() {
  const [n, ask] = useState(1);
  useKeys({ e: () => ask(n + 1) });
  const title = useQuestion(String(n));
  return (
    <h2 ref={title} tabIndex={-1}>
      question {n}
    </h2>
  );
}

test('whoever answers by a key alone is led to the next question; who has done nothing begins where the page begins', async () => {
  render(<QuestionByKey />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('e');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'question 2' }));
});
