import * as core from '@quayside/engine';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GenericBoard } from './board.tsx';

// The sample game, told as if the weaver's were somebody's: nothing of it changes but whose sheet the place lies on.
const weavers: core.Game = {
  ...(tidewater as unknown as core.Game),
  display: () => ({
    seats: [{ houses: ['weaver'] }, { houses: [] }],
    table: {},
    spaces: { nets: 1, weaver: 1, lookout: null },
  }),
};
const setup = { seats: 2, options: { days: 2, fog: false } };

afterEach(cleanup);

test('a place that is somebody’s lies with its owner, the worker on it, and nowhere else', () => {
  const { state } = core.openMatch(weavers, setup, core.scripted(weavers, setup, {}));
  render(
    <GenericBoard
      rules={{ game: weavers, core }}
      view={state}
      seat={0}
      names={['Ada', 'Bo']}
      language="en"
      log={[]}
      answer={() => undefined}
    />,
  );
  const places = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  expect(places('Ada')).toContain('weaver(Bo)');
  expect(places('Table')).toEqual(['NetsBo', 'Lookoutfree']);
});
