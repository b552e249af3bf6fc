import { monitorEventLoopDelay } from 'node:perf_hooks';
import { build } from '../../../build.ts';
import { instant } from '../../../clock.ts';
import type { Services } from '../../../context.ts';
import { diskOf } from '../../../disk.ts';
import { listBackups } from '../backups/backup-folder.ts';
import { jobsByState, oldestDueJob } from './metrics.repository.ts';
import { type DurationHistogram, gauge } from './registry.ts';

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;

const nanosecond = 1e-9;

export function watchEventLoop(): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

/** All that Prometheus is told; a database or a disk that does not answer costs its own figures alone. */
export async function metricsText(
  services: Services,
  durations: DurationHistogram,
  delay: IntervalHistogram,
): Promise<string> {
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
    await diskFree(services),
    durations.text(),
  ];
  delay.reset();
  return [...parts, ...(await kept(services))].join('');
}

async function diskFree({ config, log }: Services): Promise<string> {
  try {
    const { free } = await diskOf(config.DATA_DIR);
    return gauge('board_disk_free_bytes', 'Left where the data lies', free);
  } catch (error) {
    log.warn({ err: error }, 'the metrics lack how much the disk has left');
    return '';
  }
}

async function kept({ database, clock, config, log }: Services): Promise<string[]> {
  const now = clock.now();
  try {
    const states = await jobsByState(database.reader);
    const due = await oldestDueJob(database.reader, instant(now));
    const [latest] = await listBackups(config);
    return [
      gauge('board_database_up', 'Whether the database answers', 1),
      ...states.map(({ state, jobs }) =>
        gauge(`board_jobs_${state}`, `Jobs that are ${state}`, jobs),
      ),
      gauge(
        'board_job_delay_seconds',
        'How long the oldest due job has waited',
        due ? (now - Date.parse(due.run_at)) / 1000 : 0,
      ),
      ...(latest
        ? [
            gauge(
              'board_backup_age_seconds',
              'Since the last backup in the folder of this instance',
              (now - Date.parse(latest.created_at)) / 1000,
            ),
          ]
        : []),
    ];
  } catch (error) {
    log.warn({ err: error }, 'the metrics lack what the database knows');
    return [gauge('board_database_up', 'Whether the database answers', 0)];
  }
}
