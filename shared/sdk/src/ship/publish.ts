import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkRelease,
  deployChannel,
  getDeployment,
  type Pointer,
  publishRelease,
  rollBackDeployment,
} from '@board/contracts/calls/delivery';
import type { Channel } from '@board/contracts/constants/delivery';
import { sha384 } from '@board/federation/integrity';
import { filesAlong, type RemoteRelease, type ShellRelease } from '@board/federation/release';
import { PlainEnd } from '../plain-end.ts';
import { type BoardClient, Refusal } from './board-client.ts';

type AnyRelease = RemoteRelease | ShellRelease;

export interface Shipment {
  release: AnyRelease;
  /** Where the build lies. */
  dist: string;
  /** Where the files are hosted, when the product is not to hold them. */
  baseUrl: string | undefined;
}

const uploadsAtOnce = 4;

/** What would be uploaded, and who would break. */
export async function check(board: BoardClient, { release, baseUrl }: Shipment) {
  return board.call(checkRelease, {
    params: { remote: release.name },
    body: { release, ...(baseUrl === undefined ? {} : { base_url: baseUrl }) },
  });
}

/** Uploads what the product does not have yet and makes the release known. */
export async function publish(
  board: BoardClient,
  shipment: Shipment,
  say: (line: string) => void,
): Promise<void> {
  const { release, baseUrl, dist } = shipment;
  const { missing, problems } = await check(board, shipment);
  if (problems.length > 0) throw new PlainEnd(refusal(release, problems));
  if (baseUrl === undefined) await uploadAll(board, release, dist, missing);
  else await checkHosted(release, baseUrl, board.origin);
  await board.call(publishRelease, {
    params: { remote: release.name },
    body: { release, ...(baseUrl === undefined ? {} : { base_url: baseUrl }) },
  });
  const kept = filesAlong(release).length - missing.length;
  say(`  uploaded ${missing.length} files, ${kept} were there already`);
}

export function refusal(
  { name, version }: AnyRelease,
  problems: readonly { remote: string; message: string }[],
): string {
  const lines = problems.map(({ remote, message }) => `  ${remote}: ${message}`);
  return [`${name} ${version} would break:`, ...lines].join('\n');
}

/** Where the channels stand: what is seen here is all that a promotion may replace. */
export async function standing(board: BoardClient, remote: string): Promise<readonly Pointer[]> {
  return (await board.call(getDeployment, { params: { remote } })).channels;
}

interface Promotion {
  channel: Channel;
  version: string | undefined;
  /** From before the build: what a team-mate promotes meanwhile is not overwritten. */
  seen: readonly Pointer[];
}

/** Moves a channel to a release; without a version `stable` takes over what `canary` has. */
export async function promote(
  board: BoardClient,
  remote: string,
  { channel, version, seen }: Promotion,
): Promise<string> {
  const wanted = version ?? pointerTo('canary', seen)?.version;
  if (!wanted) throw new PlainEnd(`${remote} has no canary that could be promoted.`);
  try {
    await board.call(deployChannel, {
      params: { remote, channel },
      body: { version: wanted, revision: pointerTo(channel, seen)?.revision ?? 0 },
    });
  } catch (problem) {
    if (!(problem instanceof Refusal && problem.code === 'delivery.pointer_moved')) throw problem;
    const there = pointerTo(channel, await standing(board, remote));
    throw new PlainEnd(overtaken(`${remote} ${wanted}`, channel, there));
  }
  return wanted;
}

function overtaken(release: string, channel: Channel, there: Pointer | undefined): string {
  const move = there
    ? `${there.moved_by} moved ${channel} to ${there.version}`
    : `${channel} was emptied`;
  return [
    `Meanwhile ${move}.`,
    `${release} is published, but ${channel} was left as it is.`,
    'Take over what was changed there, then run the same command again.',
  ].join('\n');
}

export async function rollBack(
  board: BoardClient,
  remote: string,
  channel: Channel,
): Promise<string | undefined> {
  const pointer = pointerTo(channel, await standing(board, remote));
  if (!pointer) throw new PlainEnd(`Nothing of ${remote} is on ${channel}.`);
  const { revision } = pointer;
  const reply = await board.call(rollBackDeployment, {
    params: { remote, channel },
    body: { revision },
  });
  return reply.pointer?.version;
}

async function uploadAll(
  board: BoardClient,
  release: AnyRelease,
  dist: string,
  missing: readonly string[],
): Promise<void> {
  const byHash = new Map(filesAlong(release).map((file) => [hashOf(file.integrity), file.path]));
  const queue = [...missing];
  const work = async () => {
    for (let hash = queue.pop(); hash; hash = queue.pop()) {
      const bytes = await readFile(join(dist, byHash.get(hash) ?? ''));
      await board.upload(release.name, hash, bytes);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, work));
}

/** A browser asks for files of another origin with CORS, and runs only what has the right hash. */
async function checkHosted(release: AnyRelease, baseUrl: string, origin: string): Promise<void> {
  for (const { path, integrity } of release.files) {
    const url = `${baseUrl.replace(/\/+$/, '')}/${path}`;
    const response = await fetch(url, { headers: { origin } }).catch((problem: Error) => {
      throw new PlainEnd(`${url} does not answer (${String(problem.cause ?? problem.message)}).`);
    });
    if (!response.ok) throw new PlainEnd(`${url} answered ${response.status}.`);
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin)
      throw new PlainEnd(
        `${url} is sent with ${allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`}; the page of ${origin} needs * or that.`,
      );
    if ((await sha384(new Uint8Array(await response.arrayBuffer()))) !== integrity) {
      throw new PlainEnd(`${url} is not the file of this build.`);
    }
  }
}

const pointerTo = (channel: Channel, pointers: readonly Pointer[]): Pointer | undefined =>
  pointers.find((each) => each.channel === channel);

const hashOf = (integrity: string): string =>
  integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
