// The threads of the bots, as a build has them beside the server.
import '@quayside/bot-workers/thread';
