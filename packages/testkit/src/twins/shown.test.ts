import { describeTwins } from './caught.ts';
import { shown } from './shown.ts';

describeTwins(shown);
