import { expect, test } from 'vitest';
import { themeFrom } from './settings.ts';

test('a theme nobody has heard of is the system’s', () => {
  expect(themeFrom('sepia')).toBe('system');
  expect(themeFrom('dark')).toBe('dark');
});
