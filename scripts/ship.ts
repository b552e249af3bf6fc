import { parseArgs } from 'node:util';
import { listDeploymentErrors } from '../shared/contracts/calls/delivery.ts';
import { type Channel, channels } from '../shared/contracts/constants/delivery.ts';
import { BoardClient } from './ship/board-client.ts';
import { buildBundle, runContractTests } from './ship/build-bundle.ts';
import {
  check,
  promote,
  publish,
  refusal,
  rollBack,
  type Shipment,
  standing,
} from './ship/publish.ts';
import { PlainEnd, runScript } from './workspace/plain-end.ts';
import { type BundleFolder, bundleFolder } from './workspace/remote-folder.ts';

const usage = `pnpm ship <remote>                    builds, tests, publishes and promotes to stable
pnpm ship <remote> --channel canary   the same for those who were chosen to try it
pnpm ship <remote> --promote          what canary has becomes stable
pnpm ship <remote> --rollback         back to the release before
pnpm ship <remote> --errors           what browsers reported of it in the last days
pnpm ship <remote> --dry-run          says who would break, and changes nothing

<remote> is a name in remotes/, 'shell', or the path of a remote's folder.
BOARD_URL is the address of the product (http://localhost:3000), DEPLOY_TOKEN a token of the remote.
--base-url <address> is for files that are hosted elsewhere, on one of the product's REMOTE_ORIGINS.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

await runScript(usage, async () => {
  const order = readOrder();
  const board = new BoardClient(order.address, order.token);
  if (order.deed === 'rollback') await goBack(board, order);
  else if (order.deed === 'promote') await takeOver(board, order);
  else if (order.deed === 'errors') await tellErrors(board, order);
  else await ship(board, order);
  return 0;
});

interface Order {
  bundle: BundleFolder;
  channel: Channel;
  deed: 'ship' | 'promote' | 'rollback' | 'errors' | 'dry-run';
  baseUrl: string | undefined;
  address: string;
  token: string;
}

async function ship(board: BoardClient, { bundle, channel, deed, baseUrl }: Order): Promise<void> {
  const started = performance.now();
  const seen = await standing(board, bundle.name);
  const built = await timed(`built ${bundle.name}`, () => buildBundle(bundle));
  const { release } = built;
  await timed('ran its contract tests', () => runContractTests(bundle));
  const shipment: Shipment = { ...built, baseUrl };
  const { name, version } = release;
  if (deed === 'dry-run') {
    const { missing, problems } = await check(board, shipment);
    if (problems.length > 0) throw new PlainEnd(refusal(release, problems));
    say(`${name} ${version} fits; ${missing.length} files would be uploaded.`);
    return;
  }
  await timed(`published ${version}`, () => publish(board, shipment, say));
  await timed(`promoted to ${channel}`, () => promote(board, name, { channel, version, seen }));
  say(`${name} ${version} is on ${channel}, after ${seconds(started)}.`);
}

async function takeOver(board: BoardClient, { bundle }: Order): Promise<void> {
  const seen = await standing(board, bundle.name);
  const version = await promote(board, bundle.name, {
    channel: 'stable',
    version: undefined,
    seen,
  });
  say(`${bundle.name} ${version} is on stable.`);
}

async function goBack(board: BoardClient, { bundle, channel }: Order): Promise<void> {
  const version = await rollBack(board, bundle.name, channel);
  say(
    version
      ? `${bundle.name} is back at ${version} on ${channel}.`
      : `${bundle.name} is withdrawn from ${channel}.`,
  );
}

async function tellErrors(board: BoardClient, { bundle }: Order): Promise<void> {
  const params = { remote: bundle.name };
  const { items } = await board.call(listDeploymentErrors, { params, query: { limit: 100 } });
  if (items.length === 0) say(`No browser reported anything of ${bundle.name} in the last days.`);
  for (const { version, phase, count, last_at, sample } of items) {
    say(`${count} × ${phase} in ${version}, last at ${last_at}`);
    for (const line of [sample.message, sample.stack, sample.route, sample.browser]) {
      if (line) say(`  ${line.replaceAll('\n', '\n  ')}`);
    }
  }
}

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: 'string', default: 'stable' },
      promote: { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'base-url': { type: 'string' },
    },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new PlainEnd(usage);
  const channel = channels.find((each) => each === values.channel);
  if (!channel) throw new PlainEnd(`There is no channel '${values.channel}'.\n\n${usage}`);
  const deeds = (['promote', 'rollback', 'errors', 'dry-run'] as const).filter(
    (deed) => values[deed],
  );
  if (deeds.length > 1) throw new PlainEnd(`One of ${deeds.join(' and ')} at a time.`);
  const token = process.env.DEPLOY_TOKEN;
  if (!token) {
    throw new PlainEnd(
      'DEPLOY_TOKEN is missing: an admin makes one on the page Modules of the console.',
    );
  }
  return {
    bundle: bundleFolder(given),
    channel,
    deed: deeds[0] ?? 'ship',
    baseUrl: values['base-url'],
    address: process.env.BOARD_URL ?? 'http://localhost:3000',
    token,
  };
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  say(`  ${what} in ${seconds(started)}`);
  return result;
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
