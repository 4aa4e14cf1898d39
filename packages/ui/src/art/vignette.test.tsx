import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inkOfType } from './inks.ts';
import { PARTS } from './vignette-parts.ts';
import { missingIn, Vignette } from './vignette.tsx';

afterEach(cleanup);

const drawn = (scene: string) => render(<Vignette scene={scene} ink={inkOfType('craft')} />).container;

test.each(Object.keys(PARTS))('%s is drawn with inks and numbers that there are', (part) => {
  const shapes = [...drawn(part).querySelectorAll('path')];
  expect(shapes.length).toBeGreaterThan(0);
  for (const shape of shapes) {
    expect(shape.getAttribute('d')).toMatch(/^M[-\d.\sMmHhVvLlAaCcSsQqTtZz,]+$/);
    expect(`${shape.style.fill} ${shape.style.stroke}`).toMatch(/var\(--/);
  }
});

test('a part stands where its scene puts it, turned round by a minus, in the ink it is given', () => {
  const [plain, turned] = [...drawn('house, house:b 12 -3 -.5').querySelectorAll('g')];
  expect(plain?.getAttribute('transform')).toBeNull();
  expect(turned?.getAttribute('transform')).toBe('translate(12 -3) scale(-0.5 0.5)');
  expect(turned?.innerHTML).toContain('--art-brick');
  expect(plain?.innerHTML).not.toContain('--art-brick');
});

test('names that nobody has drawn are found, painted boards are not among them', () => {
  expect(missingIn('street, castle 3, !fish 0')).toEqual(['castle']);
});
