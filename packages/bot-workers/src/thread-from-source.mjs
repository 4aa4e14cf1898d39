// Starts a thread from its source, in development and in tests, at the priority of the process: beside other tests a lower one would
// never get its turn. A build has a bundle beside the server.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
