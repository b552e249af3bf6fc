import { randomUUID } from 'node:crypto';
import { startInstance } from '../e2e/harness/instance.ts';
import { given } from './given.ts';
import { registerPerson } from './prove/running/person.ts';
import { makePlace } from './prove/running/place.ts';
import { anchorToken } from './streams/anchor-token.ts';
import { revokedAfter } from './streams/revoke.ts';
import { measureRound, type Round } from './streams/round.ts';
import { Subject } from './streams/subject.ts';

/** Open live streams of one process beside those of a bare server: memory each, and delay. */
const { streams, rounds } = given({ streams: 500, rounds: 5 });

const goal = 1.3;
const longestAfterRevoking = 1_000;
const revocations = 10;
const registerAtOnce = 4;

const place = await makePlace('sqlite');
const password = place.environment.ADMIN_PASSWORD ?? '';
const folder = place.environment.DATA_DIR ?? '';
const product: Round[] = [];
const anchor: Round[] = [];
const revoked: number[] = [];

try {
  const tokens = await signUp();
  const anchorTokens = tokens.map(() => anchorToken(randomUUID()));
  for (let round = 0; round < rounds; round += 1) {
    anchor.push(await onFresh('anchor', (subject) => measureRound(subject, anchorTokens)));
    product.push(
      await onFresh('product', async (subject) => {
        const measured = await measureRound(subject, tokens);
        for (let time = 0; time < revocations; time += 1) {
          revoked.push(await revokedAfter(subject, 'admin', password));
        }
        return measured;
      }),
    );
  }
} finally {
  await place.remove();
}
process.exitCode = report() ? 0 : 1;

/** In a process of its own, so that signing up leaves nothing in the memory that is measured. */
async function signUp(): Promise<string[]> {
  const instance = await startInstance(place.environment);
  const tokens: string[] = [];
  let left = streams;
  const some = async () => {
    while (left > 0) {
      left -= 1;
      tokens.push((await registerPerson(instance.url)).token);
    }
  };
  try {
    await Promise.all(Array.from({ length: registerAtOnce }, some));
  } finally {
    await instance.stop();
  }
  return tokens;
}

async function onFresh(
  kind: 'product' | 'anchor',
  work: (subject: Subject) => Promise<Round>,
): Promise<Round> {
  const subject = await Subject.start(kind, place.environment, folder);
  try {
    return await work(subject);
  } finally {
    await subject.stop();
  }
}

/**
 * What is resident swings with the room that a process has left over. What JavaScript holds does
 * not; it leaves out the sockets, which are the same on both sides, so its ratio is the upper bound.
 */
function report(): boolean {
  const tell = (name: string, rounds: readonly Round[]) => {
    const delays = rounds.flatMap((round) => round.delays);
    console.log(
      `  ${name}: ${kilobytes(at(rounds.map(({ rss }) => rss)))} of memory each (rounds: ${rounds.map(({ rss }) => kilobytes(rss)).join(', ')}), ${kilobytes(at(rounds.map(({ held }) => held)))} of it held by JavaScript; from sending to arrival median ${at(delays).toFixed(1)} ms, p99 ${at(delays, 0.99).toFixed(1)} ms`,
    );
  };
  console.log(`${streams} open streams, one process, a message to each`);
  tell('product', product);
  tell('anchor', anchor);
  const median = (part: 'rss' | 'held', rounds: readonly Round[]) =>
    at(rounds.map((round) => round[part]));
  const ratio = median('rss', product) / median('rss', anchor);
  const heldRatio = median('held', product) / median('held', anchor);
  const last = Math.max(...revoked);
  console.log(`  memory each: ${ratio.toFixed(2)} times (goal ${goal}) ${said(ratio <= goal)}`);
  console.log(
    `  held by JavaScript: ${heldRatio.toFixed(2)} times (goal ${goal}) ${said(heldRatio <= goal)}`,
  );
  console.log(
    `  the stream of a revoked session ends after ${last.toFixed(0)} ms at the latest of ${revoked.length} (goal ${longestAfterRevoking}) ${said(last <= longestAfterRevoking)}`,
  );
  return Math.max(ratio, heldRatio) <= goal && last <= longestAfterRevoking;
}

function at(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function said(met: boolean): string {
  return met ? 'met' : 'MISSED';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
