// Plays the matches it is given for everybody at their tables, with random answers, and says each one that was acknowledged.
import { openDatabase } from '@quayside/db';
import { randomFrom, sample } from '@quayside/engine';
import { openMatches } from '../src/index.ts';

const [url, round, ...ids] = process.argv.slice(2);
const matches = await openMatches(await openDatabase({ url }));
const random = randomFrom(`round ${round}`);
let sent = 0;
await Promise.all(
  ids.map(async (match) => {
    for (let over = false; !over;) {
      const { seats, status } = await matches.table(null, match);
      over = status === 'over';
      for (const { accountId } of seats) {
        const { decisions } = await matches.view(accountId, match);
        const due = decisions.find((one) => one.due);
        if (!due) continue;
        const token = `${round}-${sent++}`;
        const { seq } = await matches.answer(accountId, {
          match,
          decision: due.id,
          token,
          answer: sample(due.offer, random),
        });
        process.stdout.write(`${match} ${seq} ${token}\n`);
      }
    }
  }),
);
