// A thread in which bots think: bundled beside the server, which finds it by its name.
import '@quayside/bot-workers/thread';
