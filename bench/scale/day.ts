import { say } from '../web/report.ts';
import { type Call, moments, students } from './model.ts';
import { ask, inTurns, startTwo } from './two-instances.ts';

/**
 * The day of `model.ts` by fewer students, each moment as fast as the machine allows: what it costs, and
 * so how many processors a hundred thousand would keep busy in the time that the moment has.
 */
export async function driveDay(driven: number): Promise<boolean[]> {
  const { people, instances, spending, remove } = await startTwo(driven);
  const share = driven / students;
  let sent = 0;
  let refused = 0;
  const latencies: number[] = [];

  const asks = async (call: Call, token: string) => {
    sent += 1;
    const { url } = instances[sent % 2] ?? instances[0];
    const began = performance.now();
    if (!(await ask(url, call, token))) refused += 1;
    latencies.push(performance.now() - began);
  };
  try {
    say(`  ${driven} of ${students} students; two instances, PostgreSQL included`);
    for (const moment of moments) {
      const calls = moment.acts.flatMap(({ times, calls }) =>
        Array.from({ length: Math.round(times * share) }, (_, nth) => ({
          calls,
          token: people[nth % people.length]?.token ?? '',
        })),
      );
      [sent, latencies.length] = [0, 0];
      const spent = spending();
      await inTurns(calls, async ({ calls: each, token }) => {
        for (const call of each) await asks(call, token);
      });
      const seconds = spent() / 1e6;
      const [perSecond = 0, cores = 0] = [sent, seconds].map((all) => all / share / moment.seconds);
      latencies.sort((one, other) => one - other);
      const slow = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
      say(
        `  ${moment.name.padEnd(38)} ${perSecond.toFixed(0).padStart(6)} a second, ` +
          `${((seconds * 1e6) / sent).toFixed(0).padStart(5)} us each, ${cores.toFixed(2).padStart(6)} processors; ` +
          `as driven 99 of 100 within ${slow.toFixed(0)} ms`,
      );
    }
    say(`  refused or failed: ${refused} (goal 0) ${refused === 0 ? 'met' : 'MISSED'}`);
    return [refused === 0];
  } finally {
    await remove();
  }
}
