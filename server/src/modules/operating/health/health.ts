import type { Health } from '@board/contracts/schemas/admin';
import { dayMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { instant } from '../../../time/clock.ts';
import { listBackups } from '../backups/backup-folder.ts';
import { lastOutcome } from '../backups/outcomes.repository.ts';
import { dueJobs } from '../metrics/metrics.repository.ts';
import { samplesSince } from './health.repository.ts';
import { outgoing } from './outgoing.ts';
import { slowSince } from './slow-statements.repository.ts';

/** How the servers were for a day, and what they are late with. */
export async function health({ database, clock, config, locale }: Context): Promise<Health> {
  const since = instant(clock.now() - dayMs);
  const [latest] = await listBackups(config);
  return {
    since,
    samples: await samplesSince(database.reader, since),
    jobs: (await dueJobs(database.reader, instant(clock.now()))) as Health['jobs'],
    slow: await slowSince(database.reader, since),
    outgoing: await outgoing(database.reader, since),
    last_backup: latest?.created_at ?? null,
    copies: config.BACKUP_STORE !== '',
    last_copy: await lastOutcome(database.reader, 'copy', locale),
    last_drill: await lastOutcome(database.reader, 'drill', locale),
  };
}
