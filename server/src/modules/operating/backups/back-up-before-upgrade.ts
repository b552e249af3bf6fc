import type { Services } from '../../../context/context.ts';
import { appliedMigrations } from '../../../database/migrate.ts';
import { migrations } from '../../../database/migrations/list.ts';
import { makeBackup } from './make-backup.ts';

/** A database with content that this version is about to change is kept as it was. */
export async function backUpBeforeUpgrade(
  services: Pick<Services, 'config' | 'database' | 'clock' | 'log'>,
): Promise<void> {
  const applied = new Set(await appliedMigrations(services.database.reader));
  if (applied.size === 0 || migrations.every(({ name }) => applied.has(name))) return;
  // A newer database is refused by the migration itself, untouched.
  const known = new Set(migrations.map(({ name }) => name));
  if ([...applied].some((name) => !known.has(name))) return;
  const { name } = await makeBackup(services, 'upgrade');
  services.log.info({ backup: name }, 'the database was backed up before its upgrade');
}
