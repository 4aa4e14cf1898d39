import { expect, test } from 'vitest';
import { classes } from './classes.ts';

test('of two classes that set the same the later one counts', () => {
  expect(classes('p-4 text-sm text-pencil', 'px-2 p-5', 'text-ink')).toBe('text-sm p-5 text-ink');
  expect(classes('outline-2 outline-water', 'outline-[3px] outline-brass')).toBe('outline-[3px] outline-brass');
  expect(classes('border-b-[1.5px] border-ink', 'border-t border-dashed')).toBe(
    'border-b-[1.5px] border-ink border-t border-dashed',
  );
  expect(classes('flex gap-x-1 flex-wrap', 'gap-0.5 flex-nowrap flex-col')).toBe('flex gap-0.5 flex-nowrap flex-col');
});

test('under other conditions it stays', () => {
  expect(classes('h-6', 'max-lg:h-6.5', 'lg:low:h-5', 'max-lg:h-7')).toBe('h-6 lg:low:h-5 max-lg:h-7');
  expect(classes('[&_li]:text-sm', 'text-xs', 'data-[lit=due]:text-xs')).toBe(
    '[&_li]:text-sm text-xs data-[lit=due]:text-xs',
  );
});

test('what is smaller than a size brings its own line height, as Tailwind has it', () => {
  expect(classes('leading-tight', 'text-base')).toBe('text-base');
  expect(classes('text-base', 'leading-tight')).toBe('text-base leading-tight');
});

test('other names are kept as they are', () => {
  expect(classes('sheet', false, 'sheet planks', { lit: true, dim: false })).toBe('sheet sheet planks lit');
});
