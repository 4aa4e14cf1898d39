import { createServices } from '../src/index.ts';
import { describeFuzz } from './fuzz.ts';

describeFuzz('PGlite', () => createServices({ url: '', dir: 'memory:' }));
