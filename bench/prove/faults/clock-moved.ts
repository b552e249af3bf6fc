import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startInstance } from '../../../e2e/harness/instance.ts';
import { makePlace } from '../running/place.ts';
import { type Outcome, Watch } from './outcome.ts';
import { Somebody } from './somebody.ts';

const hour = 60 * 60_000;
const moves = [6 * hour, -6 * hour, 11 * hour, -30 * hour, 0];
const writes = 20;

/** The clock of the machine jumps ahead and back, as a wrong time server makes it. */
export async function clockMoved(): Promise<Outcome> {
  const watch = new Watch();
  const folder = mkdtempSync(join(tmpdir(), 'board-clock-'));
  const offset = join(folder, 'offset');
  const preload = join(folder, 'preload.mjs');
  const move = (milliseconds: number) => writeFileSync(offset, String(milliseconds));
  move(0);
  writeFileSync(preload, movedClock(offset));
  const place = await makePlace('sqlite');
  const instance = await startInstance({
    ...place.environment,
    NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
  });
  try {
    const lin = await Somebody.register(instance.url);
    for (const milliseconds of moves) {
      move(milliseconds);
      for (let number = 0; number < writes; number += 1) {
        const statuses = [await lin.write(), await lin.read()];
        watch.expect(
          statuses.join() === '201,200',
          `${statuses} after the clock moved by ${milliseconds / hour} h`,
        );
      }
    }
    const items = await lin.person.all<{ id: string }>(instance.url, '/tasks');
    watch.expect(
      new Set(items.map(({ id }) => id)).size === lin.acknowledged,
      'tasks are missing or doubled',
    );
    watch.see(
      `${lin.acknowledged} writes and as many reads over jumps of ${moves.map((each) => each / hour).join(', ')} h`,
    );
  } finally {
    await instance.stop();
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return watch.outcome();
}

const movedClock = (offset: string): string => `
import { readFileSync } from 'node:fs';
const real = Date.now;
Date.now = () => real() + Number(readFileSync(${JSON.stringify(offset)}, 'utf8'));
`;
