import { parseArgs } from 'node:util';
import { listDeploymentErrors } from '@board/contracts/calls/delivery';
import { type Channel, channels } from '@board/contracts/constants/delivery';
import { PlainEnd, say } from '../plain-end.ts';
import { type BoardClient, boardClient } from './board-client.ts';
import type { BuiltBundle } from './build-bundle.ts';
import { check, promote, publish, refusal, rollBack, type Shipment, standing } from './publish.ts';

/** A remote, or the shell, and how it is built and tried. */
export interface Shippable {
  name: string;
  build: () => Promise<BuiltBundle>;
  /** What stands between a remote and the shell. */
  test: () => Promise<void>;
}

/** By the words that are no options. */
type Find = (named: string[]) => Shippable;

/** `ship`, with the words that follow it. */
export async function ship(words: string[], find: Find): Promise<void> {
  const order = readOrder(words, find);
  const board = boardClient();
  if (order.deed === 'rollback') await goBack(board, order);
  else if (order.deed === 'promote') await takeOver(board, order);
  else if (order.deed === 'errors') await tellErrors(board, order);
  else await send(board, order);
}

interface Order {
  bundle: Shippable;
  channel: Channel;
  deed: 'ship' | 'promote' | 'rollback' | 'errors' | 'dry-run';
  baseUrl: string | undefined;
}

async function send(board: BoardClient, { bundle, channel, deed, baseUrl }: Order): Promise<void> {
  const started = performance.now();
  const seen = await standing(board, bundle.name);
  const built = await timed(`built ${bundle.name}`, bundle.build);
  const { release } = built;
  await timed('ran its contract tests', bundle.test);
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
      // Anybody may have sent it: nothing of it speaks to the terminal.
      if (line) say(`  ${line.replace(/[^\P{Cc}\n]/gu, '').replaceAll('\n', '\n  ')}`);
    }
  }
}

function readOrder(args: string[], find: Find): Order {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      channel: { type: 'string', default: 'stable' },
      canary: { type: 'boolean', default: false },
      promote: { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'base-url': { type: 'string' },
    },
  });
  const wanted = values.canary ? 'canary' : values.channel;
  const channel = channels.find((each) => each === wanted);
  if (!channel) throw new PlainEnd(`There is no channel '${wanted}'.`);
  const deeds = (['promote', 'rollback', 'errors', 'dry-run'] as const).filter(
    (deed) => values[deed],
  );
  if (deeds.length > 1) throw new PlainEnd(`One of ${deeds.join(' and ')} at a time.`);
  return {
    bundle: find(positionals),
    channel,
    deed: deeds[0] ?? 'ship',
    baseUrl: values['base-url'],
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
