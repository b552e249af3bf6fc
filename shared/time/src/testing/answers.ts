import { createHash } from 'node:crypto';
import { addDays, weekdayOf } from '../days.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import { lastDay, monthGrid, monthsFrom, sameDayIn } from '../months.ts';
import { mondayOf } from '../weeks.ts';
import { changesIn, instantOf, wallIn } from '../zones.ts';
import { end, start, zones } from './zones.ts';

/** A digest of what the room answers, printed by a process that has been given a zone. */
const digest = createHash('sha256');
const note = (answer: unknown) => digest.update(JSON.stringify(answer));

for (const zone of zones) {
  for (const change of changesIn(zone, start, end)) {
    note(change);
    for (let at = change.at - 4 * hourMs; at < change.at + 4 * hourMs; at += 15 * minuteMs) {
      const { day, time } = wallIn(zone, at);
      note([day, time, instantOf(zone, day, time)]);
    }
  }
}
// Apia had no 30 December 2011.
for (let at = Date.parse('2011-12-20'); at < Date.parse('2012-02-01'); at += dayMs) {
  const { day } = wallIn('UTC', at);
  note([addDays(day, 1), weekdayOf(day), mondayOf(day), sameDayIn(day, 1)]);
}
for (const month of monthsFrom('2011-01', '2030-12', 300)) note([lastDay(month), monthGrid(month)]);

process.stdout.write(digest.digest('hex'));
