// The contact sheet: every picture and the grammar of cards, to be looked at.
import {
  SHAPES,
  TURNS,
  BuildingCard,
  Icon,
  Legend,
  SeatDisc,
  Token,
  WorkerFigure,
  type CardFace,
} from '../src/art/index.ts';

const FACES: CardFace[] = [
  {
    id: 'kiln',
    name: 'Charcoal Kiln',
    mark: '07',
    type: 'craft',
    cost: [{ icon: 'clay', n: 1 }],
    value: 8,
    fee: [],
    effect: [{ times: '∞', pieces: [{ icon: 'wood', n: 1 }, 'gives', { icon: 'charcoal', n: 1 }] }],
    text: 'Turn any amount of wood into charcoal.',
  },
  {
    id: 'bakehouse',
    name: 'Bakehouse',
    mark: '05',
    type: 'craft',
    cost: [{ icon: 'clay', n: 2 }],
    value: 8,
    fee: [{ icon: 'food', n: 1 }],
    effect: [
      {
        times: '∞',
        pieces: [
          { icon: 'grain', n: 1 },
          'plus',
          { icon: 'energy', n: '½' },
          'gives',
          { icon: 'bread', n: 1 },
          'plus',
          { icon: 'franc', n: '½' },
        ],
      },
    ],
    text: 'Bake.',
  },
  {
    id: 'colliery',
    name: 'Colliery',
    mark: '16',
    type: 'industrial',
    cost: [
      { icon: 'wood', n: 1 },
      { icon: 'clay', n: 3 },
    ],
    value: 10,
    fee: [{ icon: 'food', n: 2 }],
    symbols: { hammer: 1 },
    effect: [
      { pieces: ['gives', { icon: 'coal', n: 3 }] },
      { aside: true, pieces: ['gives', { icon: 'coal', n: 1 }, 'per', { icon: 'hammer' }] },
    ],
    text: 'Dig coal.',
  },
  {
    id: 'storehouse',
    name: 'Storehouse',
    mark: '24',
    type: 'economic',
    cost: [
      { icon: 'wood', n: 2 },
      { icon: 'brick', n: 2 },
    ],
    value: 4,
    price: 10,
    symbols: { hammer: 1 },
    locked: true,
    effect: [{ pieces: [{ icon: 'value', n: '½' }, 'per', { icon: 'good' }] }],
    text: 'Half a point per good.',
  },
  {
    id: 'market',
    name: 'Bridge over the Seine',
    mark: '27',
    type: 'none',
    cost: [{ icon: 'iron', n: 3 }],
    value: 16,
    fee: [{ icon: 'franc', n: 2 }],
    effect: [
      { times: '∞', pieces: [{ icon: 'good', n: 3 }, 'gives', { icon: 'franc', n: 1 }] },
      { times: '∞', pieces: [{ icon: 'steel', n: 1 }, 'gives', { icon: 'franc', n: 2 }] },
    ],
    text: 'Sell.',
  },
  {
    id: 'guild',
    name: 'Handwerkerhof am Fluss',
    mark: 'J',
    type: 'public',
    cost: [
      { icon: 'wood', n: 5 },
      { icon: 'clay', n: 5 },
    ],
    value: 20,
    symbols: { fisherman: 1, hammer: 2 },
    effect: [
      { times: 'N ×', pieces: [{ icon: 'wood', way: 'up-left' }, 'or', { icon: 'clay', way: 'up-left' }] },
      { aside: true, times: '1 ×', pieces: [{ icon: 'grain', way: 'right' }] },
    ],
    text: 'Move.',
  },
  {
    id: 'ship',
    name: 'Iron ship',
    type: 'ship',
    cost: [{ icon: 'iron', n: 4 }, 'plus', { icon: 'energy', n: 3 }],
    value: 12,
    price: 18,
    effect: [{ pieces: [{ icon: 'food', n: 7 }] }],
    text: 'Feeds.',
  },
];

function Art() {
  return (
    <div className="grid gap-6 p-4">
      <div className="sheet flex flex-wrap gap-3 p-4">
        {Object.keys(SHAPES).map((name) => (
          <div key={name} className="grid w-36 grid-cols-[auto_auto_auto_auto] items-end gap-2">
            <Icon name={name} size={16} />
            <Icon name={name} size={24} />
            <Token token={name} size={24} />
            <Icon name={name} size={56} />
            <span className="col-span-4 text-xs">{name}</span>
          </div>
        ))}
        {Object.keys(TURNS).map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
        {[0, 1, 2, 3, 4].map((seat) => (
          <span key={seat} className="flex items-end gap-1">
            <SeatDisc seat={seat} size={16} />
            <SeatDisc seat={seat} />
            <WorkerFigure seat={seat} size={32} />
          </span>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {FACES.map((face) => (
          <BuildingCard key={face.id} face={face} />
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {FACES.map((face) => (
          <BuildingCard key={face.id} face={face} size="compact" />
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {FACES.map((face) => (
          <BuildingCard key={face.id} face={face} size="line" className="w-64" />
        ))}
      </div>
      <Legend
        entries={[
          { pieces: [{ icon: 'fee' }], says: 'What a guest pays' },
          { pieces: [{ icon: 'wood', n: 1 }, 'gives', { icon: 'charcoal', n: 1 }], says: 'becomes' },
        ]}
      />
    </div>
  );
}

export default { 'sheet-art-wide': () => <Art /> };
