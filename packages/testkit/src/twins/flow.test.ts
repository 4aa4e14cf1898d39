import { describeTwins } from './caught.ts';
import { flow } from './flow.ts';

describeTwins(flow);
