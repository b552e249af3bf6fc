import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { type Restored, restoreSnapshot } from './database/snapshots/restore-snapshot.ts';
import { keyId } from './secrets.ts';

/** `restore FILE`: puts a snapshot in the place of the database that the environment names. */
async function main([path]: readonly string[]): Promise<void> {
  if (path === undefined) throw new Error('Name the file: npm run restore -- FILE');
  const config = readConfig(process.env);
  const restored = await restoreSnapshot(resolve(path), {
    url: config.DATABASE_DIRECT_URL,
    dataDir: config.DATA_DIR,
    now: Date.now(),
  });
  for (const line of report(restored, keyId(config.SECRET_KEY))) process.stdout.write(`${line}\n`);
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
  process.stderr.write(`Nothing was restored. ${(error as Error).message}\n`);
  process.exit(1);
}
