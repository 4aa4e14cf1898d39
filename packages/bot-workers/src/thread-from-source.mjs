// Starts a thread from its source, in development and in tests. A build has a bundle of it beside the server.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
