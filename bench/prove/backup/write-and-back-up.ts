import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { startInstance } from '../../../e2e/harness/instance.ts';
import { openDatabase } from '../../../server/src/database/open.ts';
import { describeTables } from '../../../server/src/database/snapshots/described-tables.ts';
import { digestTable } from '../../../server/src/database/snapshots/table-rows.ts';
import { type Person, registerPerson, signIn } from '../running/person.ts';
import { type Engine, makePlace } from '../running/place.ts';

export interface TakenBackup {
  path: string;
  /** What had been acknowledged before it was asked for: all of it has to be inside. */
  promised: ReadonlySet<string>;
  /** The digest of every table, where nobody wrote after it. */
  source?: ReadonlyMap<string, string>;
}

const writers = 4;

/** Several people write without a pause while an administrator makes one backup after the other. */
export async function writeAndBackUp(
  engine: Engine,
  backups: number,
  folder: string,
): Promise<{ taken: TakenBackup[]; written: number; findings: string[] }> {
  const place = await makePlace(engine);
  const taken: TakenBackup[] = [];
  const acknowledged = new Set<string>();
  const findings: string[] = [];
  try {
    const instance = await startInstance(place.environment);
    try {
      const admin = await signIn(instance.url, 'admin', place.environment.ADMIN_PASSWORD ?? '');
      let writing = true;
      const people = Array.from({ length: writers }, async () => {
        const person = await registerPerson(instance.url);
        for (let sheet = 1; writing; sheet += 1) {
          const body = { title: `Linear Algebra sheet ${sheet}`, date: '2026-11-18' };
          const reply = await person.send<{ id: string }>(instance.url, 'POST', '/tasks', { body });
          if (reply.status === 201) acknowledged.add(reply.body.id);
          else findings.push(`a task meanwhile: ${reply.status} ${JSON.stringify(reply.body)}`);
        }
      });
      for (let number = 0; number < backups; number += 1) {
        if (number === backups - 1) {
          writing = false;
          await Promise.all(people);
        }
        const promised = new Set(acknowledged);
        const { name } = await makeBackup(instance.url, admin);
        const path = join(folder, `${engine}-${number}.jsonl.gz`);
        copyFileSync(join(place.environment.DATA_DIR ?? '', 'backups', name), path);
        taken.push({ path, promised });
      }
    } finally {
      findings.push(...(await instance.stop()));
    }
    const last = taken.at(-1);
    if (last) last.source = await digestsOf(place.environment);
  } finally {
    await place.remove();
  }
  return { taken, written: acknowledged.size, findings };
}

async function digestsOf({
  DATABASE_URL: url = '',
  DATA_DIR: dataDir = '',
}: Record<string, string>): Promise<Map<string, string>> {
  const database = await openDatabase({ url, connections: 10, dataDir, onError: () => {} });
  const digests = new Map<string, string>();
  try {
    for (const table of await describeTables(database.reader))
      digests.set(table.name, (await digestTable(database.reader, table)).sha256);
  } finally {
    await database.close();
  }
  return digests;
}

async function makeBackup(url: string, admin: Person): Promise<{ name: string }> {
  const { status, body } = await admin.send<{ name: string }>(url, 'POST', '/admin/backups');
  if (status !== 201) throw new Error(`The backup answered ${status} ${JSON.stringify(body)}`);
  return body;
}
