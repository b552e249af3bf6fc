import { loadavg } from 'node:os';
import { given } from './given.ts';
import { driveDay } from './scale/day.ts';
import { holdStreams } from './scale/streams.ts';
import { compareWrites } from './scale/writes.ts';
import { say } from './web/report.ts';

/** What a university asks for: many writers, many open pages, and a day of a hundred thousand students. */
const { instances, writers, ...values } = given({
  only: 'writes,streams,day',
  seconds: 4,
  rounds: 3,
  instances: '1,2,4',
  writers: '8,32,128',
  streams: 5_000,
  students: 1_000,
});
const numbers = (list: string) => list.split(',').map(Number);

const parts: Record<string, () => Promise<boolean[]>> = {
  writes: () =>
    compareWrites({ ...values, instances: numbers(instances), writers: numbers(writers) }),
  streams: () => holdStreams(values.streams),
  day: () => driveDay(values.students),
};
const met: boolean[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!values.only.split(',').includes(name)) continue;
  say(`${name}, load ${loadavg()[0]?.toFixed(1)}`);
  met.push(...(await part()));
}
process.exitCode = met.every(Boolean) ? 0 : 1;
