import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesAlong } from '@board/federation/release';
import { now, type PublicContext } from '../../../context/context.ts';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { writeSystemLog } from '../../../logs/system-log.ts';
import {
  deletePointer,
  findPointer,
  lastAction,
  lastGood,
  nextRevision,
  pointedReleases,
  savePointer,
} from '../channels/channels.repository.ts';
import { hashOf, hashOfIntegrity } from '../files/hash.ts';
import { storeFile } from '../files/release-files.repository.ts';
import { shellName } from '../registry/composition.ts';
import { breakageText } from './breakage.ts';
import { type Held, heldBack } from './hold-back.ts';
import { type LocalBuild, localBuilds, remoteNames } from './local-builds.ts';
import { findRelease, insertRelease, type ReleaseRow } from './releases.repository.ts';
import { replaceWaiting } from './waiting-builds.repository.ts';

const by = 'local build';

/**
 * What is built here becomes a release like any other, served until somebody ships another one. It
 * passes the gate that every release passes: what would break somebody, or would take the place of
 * what a team shipped, waits. It is said, and an admin may promote it like any other.
 */
export async function publishLocalBuilds(ctx: PublicContext, root: string): Promise<void> {
  const builds = localBuilds(root, ctx.log);
  const wanted: LocalBuild[] = [];
  const held: Held[] = [];
  for (const build of builds) {
    const place = await placeOf(ctx.database.reader, build);
    if (place === 'free') wanted.push(build);
    if (place === 'shipped') held.push({ build, breakages: [] });
  }
  held.push(...heldBack(wanted, await pointedReleases(ctx.database.reader)));
  const waiting = new Set(held.map(({ build }) => build));
  for (const build of new Set([...wanted, ...waiting]))
    await publishBuild(ctx, build, { serve: !waiting.has(build) });
  for (const each of held) await sayHeld(ctx, each);
  if (builds.length === 0) return;
  await ctx.database.transaction((tx) => replaceWaiting(tx, held.map(rowOfHeld(ctx))));
  await dropDeleted(ctx, root);
}

async function publishBuild(
  ctx: PublicContext,
  build: LocalBuild,
  { serve }: { serve: boolean },
): Promise<void> {
  const { name: remote, version } = build.release;
  const isKnown = (await findRelease(ctx.database.reader, { remote, version })) !== undefined;
  const files = isKnown ? [] : await readFiles(ctx, build);
  if (!files) return;
  await ctx.database.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    for (const { hash, content } of files) {
      await storeFile(tx, { hash, content, brotli: null, gzip: null, created_at: now(ctx) });
    }
    await insertRelease(tx, rowOf(ctx, build));
    if (!serve || (await placeOf(tx, build, isKnown)) !== 'free') return;
    await savePointer(tx, {
      remote,
      channel: 'stable',
      version,
      previous: await lastGood(tx, remote, 'stable', version),
      revision,
      moved_at: now(ctx),
      moved_by: by,
      action: 'start',
    });
    ctx.signals.announce(tx, { kind: 'releases' });
  });
}

/**
 * Whether a build may take the place that its remote has. It takes over from an older build, so an
 * instance that is started again with an old one pulls nothing back. What somebody shipped stays
 * over restarts, and so does what somebody chose by hand, until there is a build that is new.
 */
async function placeOf(
  connection: Connection,
  { release: { name: remote, version }, builtAt }: LocalBuild,
  wasKnown?: boolean,
): Promise<'free' | 'taken' | 'shipped'> {
  const pointer = await findPointer(connection, { remote, channel: 'stable' });
  if (!pointer) return 'free';
  if (pointer.version === version) return 'taken';
  const served = await findRelease(connection, pointer);
  if (served?.origin !== 'local') return 'shipped';
  if (builtAt <= pointer.moved_at) return 'taken';
  const isKnown = wasKnown ?? (await findRelease(connection, { remote, version })) !== undefined;
  return !isKnown || (await lastAction(connection, pointer)) === 'start' ? 'free' : 'taken';
}

const rowOfHeld =
  (ctx: PublicContext) =>
  ({ build: { release }, breakages }: Held) => ({
    remote: release.name,
    version: release.version,
    breakages,
    at: now(ctx),
  });

async function sayHeld(ctx: PublicContext, { build, breakages }: Held): Promise<void> {
  const { name, version } = build.release;
  // An upgrade of the checkout does not reach what a team releases by itself.
  if (breakages.length === 0) {
    ctx.log.warn({ remote: name, version }, 'a build waits: what is served was shipped');
    return;
  }
  const problems = breakages.map(
    (breakage) => `${breakage.remote} ${breakageText(breakage, ctx.locale)}`,
  );
  ctx.log.warn(
    { remote: name, version, problems },
    'a build is held back since it would break somebody; the former release is served on',
  );
  await writeSystemLog(ctx, {
    level: 'warning',
    module: 'delivery',
    message: `${name} ${version} is held back: ${problems.join('; ')}`,
  });
}

async function readFiles({ log }: PublicContext, { release, folder }: LocalBuild) {
  const files: { hash: string; content: Buffer }[] = [];
  for (const { path, integrity } of filesAlong(release)) {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    const hash = hashOfIntegrity(integrity);
    if (!content || hashOf(content) !== hash) {
      log.warn(
        { release: `${release.name} ${release.version}`, path },
        'a build is damaged and not served: build it again',
      );
      return undefined;
    }
    files.push({ hash, content });
  }
  return files;
}

function rowOf(ctx: PublicContext, { release }: LocalBuild): ReleaseRow {
  return {
    remote: release.name,
    version: release.version,
    origin: 'local',
    base_url: null,
    release: JSON.stringify(release),
    bytes: release.files.reduce((sum, { bytes }) => sum + bytes, 0),
    created_at: now(ctx),
    created_by: by,
    revoked_at: null,
  };
}

/** A remote whose folder is gone from the checkout, and that nobody shipped, is gone. */
async function dropDeleted(ctx: PublicContext, root: string): Promise<void> {
  const present = new Set([shellName, ...remoteNames(root)]);
  const isDeleted = ({ remote, origin }: { remote: string; origin: string }) =>
    origin === 'local' && !present.has(remote);
  if (!(await pointedReleases(ctx.database.reader)).some(isDeleted)) return;
  await ctx.database.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    for (const pointer of (await pointedReleases(tx)).filter(isDeleted))
      await drop(tx, pointer.remote);
    ctx.signals.announce(tx, { kind: 'releases' });

    async function drop(inside: Transaction, remote: string): Promise<void> {
      const pointer = await findPointer(inside, { remote, channel: 'stable' });
      if (!pointer) return;
      await deletePointer(inside, {
        ...pointer,
        revision,
        moved_at: now(ctx),
        moved_by: by,
        action: 'withdraw',
      });
    }
  });
}
