import { type Config, readConfig } from './config/config.ts';
import { type Restored, restoreSnapshot } from './database/snapshots/restore-snapshot.ts';
import { messageOf, ServiceError } from './errors/errors.ts';
import { restorable, withBackup } from './modules/operating/index.ts';
import { keyId } from './secrets/secrets.ts';

/** `restore FILE`: puts a snapshot in the place of the database that the environment names. */
async function main([what]: readonly string[]): Promise<void> {
  if (what === undefined) throw new Error('Name the file: npm run restore -- FILE');
  const config = readConfig(process.env);
  const lines = what === '--list' ? await list(config) : await restore(config, what);
  for (const line of lines) process.stdout.write(`${line}\n`);
}

async function list(config: Config): Promise<string[]> {
  const { place, backups } = await restorable(config);
  const lines = backups.map(
    ({ name, created_at, bytes }) => `${name}  of ${created_at}, ${bytes} bytes`,
  );
  return [`${lines.length} backups in ${place}, the latest first:`, ...lines];
}

async function restore(config: Config, what: string): Promise<string[]> {
  const target = { url: config.DATABASE_DIRECT_URL, dataDir: config.DATA_DIR, now: Date.now() };
  const restored = await withBackup(config, what, (file) => restoreSnapshot(file, target));
  return report(restored, keyId(config.SECRET_KEY));
}

function report({ summary, former }: Restored, presentKey: string): string[] {
  const { head, rows, tables } = summary;
  return [
    `Restored ${rows} rows of ${tables.size} tables, as they were at ${head.created_at}.`,
    former ? `The former database is kept as ${former}.` : 'There was no database before.',
    ...(head.key_id === presentKey
      ? []
      : [
          'SECRET_KEY is another one than that of the snapshot: API keys that are stored in it cannot be opened and have to be entered again, and who signs in with a second factor cannot (see docs/security.md).',
        ]),
  ];
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const why = error instanceof ServiceError ? messageOf(error, 'en') : (error as Error).message;
  process.stderr.write(`Nothing was restored. ${why}\n`);
  process.exit(1);
}
