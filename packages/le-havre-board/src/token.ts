import { Token as Drawn } from '@quayside/ui/art';
import { memo } from 'react';

/** There are a hundred of them on the board, and none ever changes. */
export const Token = memo(Drawn);
