import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BuildingCard } from './building-card.tsx';
import type { CardFace } from './card-face.ts';

const face: CardFace = { id: 'pier', name: 'Pier', type: 'none', cost: [], value: 8, effect: [], text: 'Lands fish.' };
const SIZES = ['full', 'compact', 'mini', 'row', 'line'] as const;

afterEach(cleanup);

describe.each(SIZES)('a card of size %s', (size) => {
  test('bears a sign where a figure is reconstructed, and says which', () => {
    const { container } = render(<BuildingCard size={size} face={{ ...face, doubt: 'reconstructed: cost' }} />);
    expect(container.querySelector('[data-doubt]')?.textContent).toBe('≈');
    expect(screen.getByText(/Lands fish. reconstructed: cost/)).toBeTruthy();
  });

  test('bears none where everything is known', () => {
    const { container } = render(<BuildingCard size={size} face={face} />);
    expect(container.textContent).not.toContain('≈');
  });
});

test('a card without a value bears no coin', () => {
  const coins = (value: CardFace['value']) =>
    render(<BuildingCard face={{ ...face, value }} />).container.querySelectorAll('circle').length;
  expect(coins(8)).toBeGreaterThan(0);
  expect(coins('')).toBe(0);
});

test('only the card that is read closely tells it in full on its face', () => {
  for (const size of SIZES) {
    const { container } = render(<BuildingCard size={size} face={{ ...face, doubt: 'reconstructed: cost' }} />);
    expect(container.textContent?.includes('≈ reconstructed: cost')).toBe(size === 'full');
  }
});
