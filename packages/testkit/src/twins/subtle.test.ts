import { describeTwins } from './caught.ts';
import { subtle } from './subtle.ts';

describeTwins(subtle);
