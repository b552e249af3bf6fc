import type { Release } from '@board/contracts/schemas/releases';
import { now, type PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { nextRevision } from '../channels/channels.repository.ts';
import { remoteOrigins } from '../pages/page-policy.ts';
import { refuseBreakages } from './breakage.ts';
import { breakagesOf, readCandidate } from './candidate.ts';
import { findRelease, insertRelease, type ReleaseRow } from './releases.repository.ts';

export interface Candidate {
  remote: string;
  release: unknown;
  base_url?: string | undefined;
  by: string;
}

/** Makes a release known for ever; nobody is served it until a channel points to it. */
export async function publishRelease(ctx: PublicContext, candidate: Candidate): Promise<Release> {
  const { remote, by } = candidate;
  const release = readCandidate(remote, candidate.release);
  const baseUrl = checkedBase(ctx, candidate.base_url);
  const row: ReleaseRow = {
    remote,
    version: release.version,
    origin: 'shipped',
    base_url: baseUrl,
    release: JSON.stringify(release),
    bytes: release.files.reduce((sum, { bytes }) => sum + bytes, 0),
    created_at: now(ctx),
    created_by: by,
    revoked_at: null,
  };
  return ctx.database.transaction(async (tx) => {
    await nextRevision(tx);
    const known = await findRelease(tx, { remote, version: release.version });
    if (known) {
      if (known.release === row.release && known.base_url === baseUrl) return toRelease(known);
      throw new ServiceError('delivery.version_taken', { fill: { version: release.version } });
    }
    const filesElsewhere = baseUrl !== null;
    refuseBreakages(release, await breakagesOf(tx, release, { filesElsewhere }), ctx.locale);
    await insertRelease(tx, row);
    const details = { version: release.version, by };
    await audit(ctx, tx, { action: 'remote.published', target: remote, details });
    return toRelease(row);
  });
}

export function toRelease({ remote: _, release: __, ...row }: ReleaseRow): Release {
  return row;
}

/** Files on an origin that no page may load from would never run. */
function checkedBase(ctx: PublicContext, base: string | undefined): string | null {
  if (base === undefined) return null;
  const origin = URL.parse(base)?.origin ?? base;
  if (!remoteOrigins(ctx.config).includes(origin)) {
    throw new ServiceError('delivery.origin_refused', { fill: { origin } });
  }
  return base.replace(/\/+$/, '');
}
