import { releaseLimit } from '@board/contracts/constants/delivery';
import { broughtAlong } from '@board/federation/brought-along';
import { foreignSelectors } from '@board/federation/foreign-selectors';
import {
  filesAlong,
  type ReleaseFile,
  type RemoteRelease,
  type ShellRelease,
} from '@board/federation/release';
import type { Connection } from '../../../database/connection.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { findFile, storedSizes } from '../files/release-files.repository.ts';
import { shellName } from '../registry/composition.ts';
import type { Breakage } from './breakage.ts';

/** What the files themselves say, whatever the release says of them. */
export async function fileBreakages(
  connection: Connection,
  release: RemoteRelease | ShellRelease,
): Promise<Breakage[]> {
  const { name } = release;
  const files = filesAlong(release);
  const hashes = files.map(({ integrity }) => hashOfIntegrity(integrity));
  const stored = await storedSizes(connection, hashes);
  const breakages: Breakage[] = [];
  for (const file of files) {
    const bytes = stored.get(hashOfIntegrity(file.integrity));
    const { path } = file;
    if (bytes === undefined) {
      breakages.push({ remote: name, code: 'delivery.breaks_missing_file', fill: { path } });
    } else if (bytes !== file.bytes) {
      const fill = { path, bytes, declared: file.bytes };
      breakages.push({ remote: name, code: 'delivery.breaks_declared', fill });
    } else if (name !== shellName) {
      if (path.endsWith('.css')) breakages.push(...(await styleBreakages(connection, name, file)));
      if (path.endsWith('.js')) breakages.push(...(await scriptBreakages(connection, name, file)));
    }
  }
  return breakages;
}

type Listed = Pick<ReleaseFile, 'path' | 'bytes' | 'integrity'>;

/** The shell's styles are the page's own; a remote's stay within its place. */
async function styleBreakages(
  connection: Connection,
  remote: string,
  { path, bytes, integrity }: Listed,
): Promise<Breakage[]> {
  if (bytes > releaseLimit.styleBytes) {
    const most = releaseLimit.styleBytes / 1024;
    return [{ remote, code: 'delivery.breaks_style_size', fill: { path, most } }];
  }
  const [what] = foreignSelectors(await textOf(connection, integrity), remote);
  if (what === undefined) return [];
  return [{ remote, code: 'delivery.breaks_style', fill: { path, what: what.slice(0, 100) } }];
}

/** The shell's libraries are everybody's: a remote with its own would not be drawn, or keep others from it. */
async function scriptBreakages(
  connection: Connection,
  remote: string,
  { path, integrity }: Listed,
): Promise<Breakage[]> {
  const brought = broughtAlong(await textOf(connection, integrity));
  return brought.map((what) => ({ remote, code: 'delivery.breaks_brings', fill: { path, what } }));
}

async function textOf(connection: Connection, integrity: string): Promise<string> {
  const stored = await findFile(connection, hashOfIntegrity(integrity));
  return Buffer.from(stored?.content ?? []).toString();
}
