import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { given } from '../given.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { whyNoCluster } from './failover/programs.ts';
import { eventually } from './running/eventually.ts';
import { Writers } from './running/writers.ts';

/** Kills the primary of three PostgreSQL again and again while people write through two instances. */
const { kills, port } = given({ kills: 20, port: 21_400 });

const goalSeconds = 30;
const patienceSeconds = 120;
const columns = [6, 10, 10, 15, 10, 10, 8] as const;
const line = (cells: readonly unknown[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => String(cell).padStart(columns[index] ?? 8)).join('')}\n`,
  );

interface Round {
  acknowledged: number;
  refused: number;
  seconds: number;
  findings: string[];
}

async function round(
  cluster: Cluster,
  instances: readonly Instance[],
  kill: number,
): Promise<Round> {
  const urls = instances.map(({ url }) => url);
  const writers = new Writers(urls);
  await writers.start();
  await setTimeout(1_000 + randomInt(2_000));
  const primary = await cluster.primary();
  const before = writers.acknowledged;
  writers.watch();
  await primary.kill();
  const seconds = await eventually('A write of each instance', patienceSeconds, async () =>
    writers.backAfter(),
  ).catch((error: Error) => {
    throw new Error([error.message, ...instances.map((instance) => instance.said())].join('\n'));
  });
  await setTimeout(1_000);
  await writers.end();
  primary.start();
  await cluster.whole();
  const { acknowledged, refused, findings } = writers;
  line([
    kill,
    primary.name,
    (await cluster.primary()).name,
    `${before} + ${acknowledged - before}`,
    refused,
    seconds.toFixed(1),
    findings.length,
  ]);
  return {
    acknowledged,
    refused,
    seconds,
    findings: [...findings, ...reasons(instances, findings)],
  };
}

/** What was wrong within the instances, each once. */
function reasons(instances: readonly Instance[], findings: readonly string[]): string[] {
  if (findings.length === 0) return [];
  const said = instances.map((instance) => instance.said()).join('\n');
  return [...new Set(said.match(/"message":"[^"]+"/g))];
}

async function prove(kills: number): Promise<boolean> {
  const started = performance.now();
  const cluster = await startCluster(port);
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'board-failover-data-')));
  const instances: Instance[] = [];
  const rounds: Round[] = [];
  try {
    const secrets = {
      SECRET_KEY: randomBytes(32).toString('base64'),
      ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
      REGISTRATIONS_PER_HOUR: '1000000',
    };
    for (const folder of folders)
      instances.push(await startInstance({ ...cluster.environment, ...secrets, DATA_DIR: folder }));
    line(['kill', 'of', 'now', 'acknowledged', 'refused', 'back, s', 'wrong']);
    for (let kill = 1; kill <= kills; kill += 1) rounds.push(await round(cluster, instances, kill));
  } catch (error) {
    process.stdout.write(`${cluster.said()}\n`);
    throw error;
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    await cluster.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  const sum = (of: (each: Round) => number) => rounds.reduce((all, each) => all + of(each), 0);
  const seconds = rounds.map((each) => each.seconds).sort((one, other) => one - other);
  const longest = seconds.at(-1) ?? 0;
  const findings = rounds.flatMap((each) => each.findings);
  process.stdout.write(
    [
      `${kills} primaries killed during ${sum((each) => each.acknowledged)} acknowledged writes, ${sum((each) => each.refused)} refused with 503 and sent again, in ${((performance.now() - started) / 1_000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
      `lost, doubled, overwritten or miscounted: ${findings.length} (goal 0)`,
      `back after ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} s in the middle, ${longest.toFixed(1)} s at most (goal ${goalSeconds} s): ${longest <= goalSeconds ? 'met' : 'missed'}`,
      ...findings.slice(-20),
      '',
    ].join('\n'),
  );
  return findings.length === 0 && longest <= goalSeconds && rounds.length > 0;
}

const why = whyNoCluster();
if (why) process.stdout.write(`failover: skipped, ${why}\n`);
else process.exitCode = (await prove(kills)) ? 0 : 1;
