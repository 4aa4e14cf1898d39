import { describeTwins } from './caught.ts';
import { hands } from './hands.ts';

describeTwins(hands);
