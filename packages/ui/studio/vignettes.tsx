// The contact sheet of the parts that little scenes are made of.
import { inkOfType, PARTS, Vignette } from '../src/art/index.ts';

const TYPES = ['craft', 'economic', 'industrial', 'public', 'none', 'ship'];

export default {
  'sheet-parts-wide': () => (
    <div className="flex flex-wrap gap-3 p-4">
      {Object.keys(PARTS).map((part, i) => (
        <figure key={part} className="w-40">
          <Vignette scene={part} ink={inkOfType(TYPES[i % TYPES.length] ?? '')} className="h-24 w-40" />
          <figcaption className="text-xs">{part}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
