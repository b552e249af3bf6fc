import { readConfig, StartError } from './config/config.ts';

/** Says whether the server would start with these variables, without starting it. */
try {
  const { DATA_DIR, DATABASE_URL } = readConfig(process.env);
  const place = DATABASE_URL ? 'PostgreSQL' : `SQLite in ${DATA_DIR}`;
  process.stdout.write(`Every variable fits. The database is ${place}.\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
