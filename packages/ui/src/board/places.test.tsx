import type { Game, Sheet } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GenericBoard } from './board.tsx';

// The sample game, told as if the weaver's were somebody's: nothing of it changes but whose sheet the place lies on.
const weavers: Game = {
  ...(tidewater as unknown as Game),
  display: () => ({
    seats: [{ houses: ['weaver'] }, { houses: [] }],
    table: {},
    spaces: { nets: [{ seat: 1 }], weaver: [{ seat: 1 }], lookout: [] },
  }),
};
const setup = { seats: 2, options: { days: 2, fog: false } };

afterEach(cleanup);

const show = (game: Game) => {
  const { state } = core.openMatch(game, setup, core.scripted(game, setup, {}));
  render(
    <GenericBoard
      rules={{ game, core }}
      view={state}
      seat={0}
      names={['Ada', 'Bo']}
      language="en"
      log={[]}
      answer={() => undefined}
    />,
  );
};
const places = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('a place that is somebody’s lies with its owner, the worker on it, and nowhere else', () => {
  show(weavers);
  expect(places('Ada')).toContain('weaver(Bo)');
  expect(places('Table')).toEqual(['NetsBo', 'Lookoutfree']);
});

// A crowd on the nets, of two kinds; one worker on the woods, and nobody on the lookout.
const crowd: Game = {
  ...weavers,
  messages: {
    en: { ...tidewater.messages.en, 'term.foreman': 'foreman', 'term.hand': 'hand' },
    de: { ...tidewater.messages.de },
  },
  display: () => ({
    seats: [{}, {}],
    table: {},
    spaces: {
      nets: [
        { seat: 1, kind: 'foreman' },
        { seat: 0, kind: 'hand' },
        { seat: 1, kind: 'hand' },
      ],
      woods: [{ seat: 0 }],
      lookout: [],
    },
  }),
};

test('a space shows every worker on it, in the order they came, with their kinds', () => {
  show(crowd);
  const [nets, woods, lookout] = within(screen.getByRole('region', { name: 'Table' })).getAllByRole('listitem');
  expect(nets?.textContent).toBe('NetsBo, foremanAda, handBo, hand');
  expect(nets?.querySelectorAll('svg')).toHaveLength(3);
  expect(woods?.textContent).toBe('WoodsAda');
  expect(woods?.querySelectorAll('svg')).toHaveLength(1);
  expect(lookout?.textContent).toBe('Lookoutfree');
  expect(lookout?.querySelectorAll('svg')).toHaveLength(0);
});

test('a space that takes several workers says how many, and how many are there', () => {
  show({ ...crowd, components: { spaces: { nets: { room: 4 }, woods: { room: 1 }, lookout: { room: 2 } } } });
  expect(places('Table')).toEqual([
    'Nets 3/4, room for 4Bo, foremanAda, handBo, hand',
    'WoodsAda',
    'Lookout 0/2, room for 2free',
  ]);
});

test('a space of somebody’s shows every worker on it, too', () => {
  const seats: Sheet[] = [{ houses: ['nets'] }, {}];
  show({ ...crowd, display: (view) => ({ table: {}, ...crowd.display?.(view), seats }) });
  expect(places('Ada')).toContain('nets(Bo, foreman)(Ada, hand)(Bo, hand)');
  expect(places('Table')).toEqual(['WoodsAda', 'Lookoutfree']);
});

test('what somebody owes stands there with its sign, and stands out', () => {
  const seats: Sheet[] = [{ goods: { fish: 1, coin: -3 } }, {}];
  show({ ...crowd, display: () => ({ seats, table: {} }) });
  const [fish, coin] = within(screen.getByRole('region', { name: 'Ada' })).getAllByRole('listitem');
  expect(fish?.textContent).toBe('1 fish');
  expect(coin?.textContent).toMatch(/^−3 coin/);
  expect(coin?.querySelector('.text-brick')).not.toBeNull();
});
