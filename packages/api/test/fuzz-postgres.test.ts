import { describeFuzz } from './fuzz.ts';
import { openServices } from './server.ts';

describeFuzz('PostgreSQL', openServices);
