import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { now, type PublicContext } from '../../../context.ts';
import type { Connection, Transaction } from '../../../database/connection.ts';
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
import { shellName } from '../registry/registry-for.ts';
import { type LocalBuild, localBuilds, remoteNames } from './local-builds.ts';
import { findRelease, insertRelease, type ReleaseRow } from './releases.repository.ts';

const by = 'local build';

/** What is built here becomes a release like any other, served until somebody ships another one. */
export async function publishLocalBuilds(ctx: PublicContext, root: string): Promise<void> {
  const builds = localBuilds(root, ctx.log);
  for (const build of builds) await publishBuild(ctx, build);
  if (builds.length > 0) await dropDeleted(ctx, root);
}

async function publishBuild(ctx: PublicContext, build: LocalBuild): Promise<void> {
  const { name: remote, version } = build.release;
  const isKnown = (await findRelease(ctx.database.reader, remote, version)) !== undefined;
  if (isKnown && !(await isToServe(ctx.database.reader, remote, version, isKnown))) return;
  const files = isKnown ? [] : await readFiles(ctx, build);
  if (!files) return;
  await ctx.database.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    for (const { hash, content } of files) {
      await storeFile(tx, { hash, content, brotli: null, gzip: null, created_at: now(ctx) });
    }
    await insertRelease(tx, rowOf(ctx, build));
    if (!(await isToServe(tx, remote, version, isKnown))) return;
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
    await ctx.signals.announce(tx, { kind: 'releases' });
  });
}

/**
 * A build takes over from another build. What somebody shipped, promoted or rolled back to stays
 * over restarts; only a build that is new takes over from a build that was chosen by hand.
 */
async function isToServe(
  connection: Connection,
  remote: string,
  version: string,
  isKnown: boolean,
): Promise<boolean> {
  const pointer = await findPointer(connection, remote, 'stable');
  if (!pointer) return true;
  if (pointer.version === version) return false;
  const served = await findRelease(connection, remote, pointer.version);
  if (served?.origin !== 'local') return false;
  return !isKnown || (await lastAction(connection, pointer)) === 'start';
}

async function readFiles({ log }: PublicContext, { release, folder }: LocalBuild) {
  const files: { hash: string; content: Buffer }[] = [];
  for (const { path, integrity } of release.files) {
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
    await ctx.signals.announce(tx, { kind: 'releases' });

    async function drop(inside: Transaction, remote: string): Promise<void> {
      const pointer = await findPointer(inside, remote, 'stable');
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
