import { describeTwins } from './caught.ts';
import { outside } from './outside.ts';

describeTwins(outside);
