import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { whyNoPostgres } from '../../scripts/postgres.ts';
import { nodeFlags } from '../../server/src/config/node-flags.ts';
import { makePlace, type Place } from './running/place.ts';
import { Writers } from './running/writers.ts';

const main = join(import.meta.dirname, '../../server/src/main.ts');
const addition = pathToFileURL(join(import.meta.dirname, 'rolling/next-build.mjs')).href;
const writeMs = 2_000;

const skip = whyNoPostgres() ?? false;

/** Two builds on one database: instances are replaced one after the other while people write. */
describe('a rolling upgrade', { skip }, () => {
  let place: Place;
  let old: Instance;
  let next: Instance;
  const startNext = (migration: string) =>
    startInstance({ ...place.environment, NEXT_MIGRATION: migration }, [
      ...nodeFlags,
      `--import=${addition}`,
      main,
    ]);

  before(async () => {
    place = await makePlace('postgres');
    old = await startInstance(place.environment);
  });
  after(async () => {
    await Promise.all([old?.kill(), next?.kill()]);
    await place?.remove();
  });

  async function writeThroughBoth(): Promise<number> {
    const writers = new Writers([old.url, next.url]);
    await writers.start();
    await setTimeout(writeMs);
    await writers.end();
    assert.deepEqual([writers.findings, writers.refused, writers.unanswered], [[], 0, 0]);
    return writers.acknowledged;
  }

  it('adds what the next build brings while the one before serves, and loses nothing of either', async (test) => {
    const alone = new Writers([old.url]);
    await alone.start();
    next = await startNext('tasks-99+');
    await alone.end();
    assert.deepEqual([alone.findings, alone.refused, alone.unanswered], [[], 0, 0]);
    test.diagnostic(`${alone.acknowledged} writes through the build before during the migration`);
    test.diagnostic(`${await writeThroughBoth()} writes through both`);
  });

  it('starts the build before again on what the next has added', async (test) => {
    await old.stop();
    old = await startInstance(place.environment);
    test.diagnostic(`${await writeThroughBoth()} writes through both`);
  });

  it('refuses to start the build before once the next has changed what it knows', async () => {
    await next.stop();
    next = await startNext('tasks-98');
    await old.stop();
    await assert.rejects(
      startInstance(place.environment),
      /newer than this server \(it has tasks-98\)/,
    );
  });
});
