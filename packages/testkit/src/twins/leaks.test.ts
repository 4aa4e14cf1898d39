import { describeTwins } from './caught.ts';
import { leaks } from './leaks.ts';

describeTwins(leaks);
