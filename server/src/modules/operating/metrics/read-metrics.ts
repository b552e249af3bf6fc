import { monitorEventLoopDelay } from 'node:perf_hooks';
import { build } from '../../../config/build.ts';
import type { Services } from '../../../context/context.ts';
import { diskOf } from '../../../measuring/disk.ts';
import { gauge, gauges, type Metric } from '../../../measuring/metrics.ts';
import type { App } from '../../../serving/app-type.ts';
import { listBackups } from '../backups/backup-folder.ts';
import { outcomes } from '../backups/outcomes.repository.ts';
import { openJobs } from './metrics.repository.ts';

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;

const nanosecond = 1e-9;
const outcomesNamed = {
  copy: ['board_backup_copy', 'copying backups off the host'],
  drill: ['board_restore_drill', 'restoring a backup for practice'],
} as const;

/** Each reader has its own event loop's delay, since what one has read is over for it alone. */
export function metricsReader(app: App): () => Promise<Metric[]> {
  const delay = watchEventLoop();
  app.onClosing(() => {
    delay.disable();
  });
  return () => readMetrics(app, delay);
}

export function watchEventLoop(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

/** All that is measured; a database or a disk that does not answer costs its own figures alone. */
async function readMetrics(
  { services, measure }: Pick<App, 'services' | 'measure'>,
  delay: IntervalHistogram,
): Promise<Metric[]> {
  const { busy, idle, waiting } = services.database.connections();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const parts = [
    gauge('board_info', 'Build that answers', 1, { build, database: services.database.engine }),
    gauge('process_uptime_seconds', 'Since the process began', process.uptime()),
    gauge('process_resident_memory_bytes', 'Memory of the process', rss),
    gauge('process_heap_used_bytes', 'Heap in use', heapUsed),
    gauge('process_cpu_seconds', 'Processor time used', (user + system) / 1e6),
    gauge(
      'process_event_loop_delay_p99_seconds',
      'Since the last reading',
      delay.percentile(99) * nanosecond,
    ),
    gauges('board_database_connections', 'Of this process', [
      { value: busy, labels: { state: 'busy' } },
      { value: idle, labels: { state: 'idle' } },
    ]),
    gauge('board_database_waiting', 'Requests that wait for a connection', waiting),
    ...(await diskFree(services)),
    ...measure(),
  ];
  delay.reset();
  return [...parts, ...(await kept(services))];
}

async function diskFree({ config, log }: Services): Promise<Metric[]> {
  try {
    const { free } = await diskOf(config.DATA_DIR);
    return [gauge('board_disk_free_bytes', 'Left where the data lies', free)];
  } catch (error) {
    log.warn({ err: error }, 'the metrics lack how much the disk has left');
    return [];
  }
}

async function kept({ database, clock, config, log }: Services): Promise<Metric[]> {
  const secondsSince = (time: string) => Math.max(0, (clock.now() - Date.parse(time)) / 1000);
  try {
    const jobs = await openJobs(database.reader);
    const [latest] = await listBackups(config);
    const tried = await outcomes(database.reader);
    return [
      gauge('board_database_up', 'Whether the database answers', 1),
      gauges(
        'board_jobs',
        'Jobs that are not done',
        jobs.map(({ kind, state, jobs: value }) => ({ value, labels: { kind, state } })),
      ),
      gauges(
        'board_job_delay_seconds',
        'How long the oldest due job has waited',
        jobs
          .filter(({ state }) => state === 'ready')
          .map(({ kind, due }) => ({ value: secondsSince(due), labels: { kind } })),
      ),
      gauges(
        'board_backup_age_seconds',
        'Since the last backup in the folder of this instance',
        latest ? [{ value: secondsSince(latest.created_at) }] : [],
      ),
      ...(['copy', 'drill'] as const).flatMap((kind) => {
        const last = tried.filter((outcome) => outcome.kind === kind);
        const ages = last.flatMap(({ succeeded_at: at }) => (at === null ? [] : secondsSince(at)));
        const [name, what] = outcomesNamed[kind];
        return [
          gauges(
            `${name}_age_seconds`,
            `Since ${what} went well`,
            ages.map((value) => ({ value })),
          ),
          gauges(
            `${name}_failed`,
            `Whether ${what} failed the last time`,
            last.map(({ failure }) => ({ value: failure === null ? 0 : 1 })),
          ),
        ];
      }),
    ];
  } catch (error) {
    log.warn({ err: error }, 'the metrics lack what the database knows');
    return [gauge('board_database_up', 'Whether the database answers', 0)];
  }
}
