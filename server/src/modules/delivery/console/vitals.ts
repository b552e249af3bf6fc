import type { Vitals } from '@board/contracts/schemas/releases';
import type { Connection } from '../../../database/connection.ts';
import type { DeliveryState } from '../registry/delivery-state.ts';
import type { AnyRelease } from '../releases/candidate.ts';
import type { ReportSum } from '../reports/client-reports.repository.ts';
import { budgetLeft } from '../reports/error-budget.ts';
import { type Measure, measuresOf } from '../reports/release-measures.repository.ts';
import { trialsOfAll } from '../reports/release-trials.repository.ts';

type Served = Pick<Vitals, 'version' | 'place'> & { release: string };

export type VitalsOf = (remote: string) => Vitals[];

/** How what is served does in browsers, each release beside the one that it is to be measured by. */
export async function readVitals(
  connection: Connection,
  { pointers }: DeliveryState,
  sums: readonly ReportSum[],
): Promise<VitalsOf> {
  const versions = pointers.flatMap(({ version, previous }) => [version, previous ?? version]);
  const trials = await trialsOfAll(connection, versions);
  const measures = await measuresOf(connection, versions);

  return (remote) => {
    const isOf =
      ({ version }: { version: string }) =>
      (each: { remote: string; version: string }) =>
        each.remote === remote && each.version === version;
    const served = servedOf(pointers.filter((pointer) => pointer.remote === remote));
    const triedOf = (release: { version: string } | undefined) =>
      release && trials.find(isOf(release));
    return served.map((each) => {
      const own = measures.filter(isOf(each));
      const tried = triedOf(each) ?? { people: 0, failed: 0 };
      const beside = each.place === 'canary' ? 'now' : 'before';
      const then = triedOf(served.find(({ place }) => place === beside));
      return {
        version: each.version,
        place: each.place,
        ...sizesOf(JSON.parse(each.release) as AnyRelease),
        ...timesOf(own),
        errors: sums.find(isOf(each))?.errors ?? 0,
        people: tried.people,
        budget_left: budgetLeft(tried, then),
      };
    });
  };
}

function servedOf(pointers: DeliveryState['pointers']): Served[] {
  return pointers.flatMap(({ channel, version, previous, release, previous_release }): Served[] =>
    channel === 'canary'
      ? [{ version, release, place: 'canary' }]
      : [
          { version, release, place: 'now' },
          ...(previous && previous_release
            ? [{ version: previous, release: previous_release, place: 'before' as const }]
            : []),
        ],
  );
}

function timesOf(measures: readonly Measure[]) {
  const ready = measures.filter(({ measure }) => measure === 'ready');
  const starts = ready.reduce((sum, { count }) => sum + count, 0);
  let left = starts * 0.75;
  // They come by value.
  const p75 = ready.find(({ count }) => {
    left -= count;
    return left <= 0;
  });
  const tasks = measures.find(({ measure }) => measure === 'long-task');
  return { starts, ready_p75: p75?.value ?? null, long_tasks: tasks?.count ?? 0 };
}

export function sizesOf({ files }: Pick<AnyRelease, 'files'>) {
  const sum = (of: typeof files) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { bytes: sum(files), initial_bytes: sum(files.filter(({ initial }) => initial)) };
}
