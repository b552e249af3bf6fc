import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '../database/engine.ts';
import { sqliteFile } from '../database/open.ts';

/** Where one application keeps its data: a folder, and on PostgreSQL a database. */
export interface TestPlace {
  folder: string;
  /** Empty: SQLite in the folder. */
  url: string;
}

/** Of a PgBouncer before that PostgreSQL, if the run goes through one. */
const poolerPort = process.env.TEST_POOLER_PORT ?? '';

/** As the server is told of it. */
export function databaseOf({ url }: TestPlace): Record<string, string> {
  if (!url || !poolerPort) return { DATABASE_URL: url };
  const pooled = Object.assign(new URL(url), { port: poolerPort }).href;
  return { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url };
}

const superuser = process.env.TEST_DATABASE_URL ?? '';

/** An empty one. */
export async function emptyPlace(engine: Engine): Promise<TestPlace> {
  return place(engine, (name) => onPostgres(`create database ${name}`));
}

/** One with all that the template has, which nobody may be using. */
export async function copyOf(template: TestPlace): Promise<TestPlace> {
  const copy = await place(template.url ? 'postgres' : 'sqlite', (name) =>
    onPostgres(`create database ${name} template ${nameOf(template)} strategy file_copy`),
  );
  if (!copy.url) copyFileSync(join(template.folder, sqliteFile), join(copy.folder, sqliteFile));
  return copy;
}

export async function removePlace(place: TestPlace): Promise<void> {
  rmSync(place.folder, { recursive: true, force: true });
  // Its connections end a moment later, for which PostgreSQL would wait a tenth of a second.
  if (place.url) void onPostgres(`drop database ${nameOf(place)} with (force)`).catch(() => {});
}

async function place(engine: Engine, create: (name: string) => Promise<void>): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'board-server-'));
  if (engine === 'sqlite') return { folder, url: '' };
  const name = `t_${randomBytes(6).toString('hex')}`;
  await create(name);
  return { folder, url: Object.assign(new URL(superuser), { pathname: name }).href };
}

const nameOf = ({ url }: TestPlace): string => new URL(url).pathname.slice(1);

/** For the whole process, which does not wait for them to end. */
const postgres = new pg.Pool({ connectionString: superuser, max: 2, allowExitOnIdle: true });

async function onPostgres(statement: string): Promise<void> {
  await postgres.query(statement);
}
