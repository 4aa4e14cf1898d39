import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UndoButtons } from './undo-buttons.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Undo whole turn', 'Whole turn'],
  ['de', 'Ganzen Zug zurücknehmen', 'Ganzen Zug'],
] as const)(
  'what takes back a whole turn is named in full, and shown in few words on a phone (%s)',
  (language, name, few) => {
    render(<UndoButtons undo={vi.fn()} language={language} />);
    const button = screen.getByRole('button', { name });
    expect(button.querySelector('.lg\\:hidden')?.textContent).toBe(few);
    // Who speaks to the page says what is there to read.
    expect(name.toLowerCase()).toContain(few.toLowerCase());
  },
);
