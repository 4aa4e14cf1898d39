// A thread of a server that people wait for.
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import './thread.ts';

/** Answers to people go first on a busy machine. */
const NICE = 10;

try {
  // Linux tells a thread its number here, and lets it lower its own priority.
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  os.setPriority(thread, NICE);
} catch {
  // Other systems have no such link: bots then think at the priority of the process.
}
