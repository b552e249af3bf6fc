import { setTimeout } from 'node:timers/promises';
import { Listener } from '../streams/listener.ts';
import { goal, say } from '../web/report.ts';
import { creates } from './model.ts';
import { ask, inTurns, startTwo } from './two-instances.ts';

/** Two beats, at each of which an instance looks after all its sessions. */
const quietMs = 50_000;
const manyPages = 20_000;
/** Their reasons are in ADR 80. */
const goals = { delayMs: 1_000, processors: 0.5 };

/**
 * So many open pages at each of two instances: what they cost while nothing happens, and
 * how long it takes until every second of them hears of a change that came in at the other instance.
 */
export async function holdStreams(streams: number): Promise<boolean[]> {
  const { people, instances, spending, remove } = await startTwo(2 * streams);
  const placeOf = (index: number) => instances[index % 2] ?? instances[0];
  const indexes = people.map((_, index) => index);
  const open: Listener[] = [];
  const delays: number[] = [];
  const answers: number[] = [];
  try {
    const rest = async () => {
      const spent = spending();
      await setTimeout(quietMs);
      return spent();
    };
    const withoutPages = await rest();
    await inTurns(indexes, async (index) => {
      const token = people[index]?.token ?? '';
      open[index] = await Listener.open(`${placeOf(index).url}/api/stream`, token);
    });
    const microseconds = (await rest()) - withoutPages;
    const processors = (microseconds / 1_000 / quietMs / people.length) * manyPages;

    const changing = spending();
    const begun = performance.now();
    // Two and two, so that it is every second one of either instance.
    const every = indexes.filter((index) => index % 4 < 2);
    await inTurns(every, async (index) => {
      const heard = open[index]?.hears('changed');
      const sent = performance.now();
      const isMade = await ask(placeOf(index + 1).url, creates, people[index]?.token ?? '');
      if (!isMade) throw new Error('A task was not created.');
      answers.push(performance.now() - sent);
      delays.push(((await heard) ?? Number.NaN) - sent);
    });
    const each = changing() / every.length;
    const perSecond = every.length / ((performance.now() - begun) / 1_000);
    const at = (share: number, of: number[]) =>
      of.toSorted((one, other) => one - other)[Math.floor(of.length * share)] ?? Number.NaN;
    const told = [answers, delays].map((of) => `${at(0.5, of).toFixed(0)} ms`);
    say(
      `  ${streams} open pages at each of two instances; ${every.length} changes at the other one, ` +
        `${perSecond.toFixed(0)} a second, ${each.toFixed(0)} us of CPU each, PostgreSQL and the hearing included; ` +
        `in the middle answered after ${told[0]}, heard of after ${told[1]}`,
    );
    return [
      goal('from sending to arrival, 99 of 100, ms', at(0.99, delays), goals.delayMs),
      goal(`processors for ${manyPages} open pages at rest`, processors, goals.processors),
    ];
  } finally {
    await Promise.all(open.map((listener) => listener.close()));
    await remove();
  }
}
