import { previewDays } from '@board/contracts/constants/limits';
import { dayMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { instant } from '../../../time/clock.ts';
import type { Preview } from '../pages/pins.ts';
import { sign } from '../pages/signed.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { refuseUnfit } from './move-channel.ts';

/** A link that shows a release to whoever opens it signed in, for some days, while nobody is served it. */
export function makePreview(
  ctx: Context,
  { remote, version }: { remote: string; version: string },
): Promise<{ path: string; expires_at: string }> {
  return ctx.database.transaction(async (tx) => {
    const row = await findRelease(tx, { remote, version });
    if (!row) throw new ServiceError('delivery.release_not_found', { fill: { version } });
    await refuseUnfit(ctx, tx, row);
    const preview: Preview = { remote, version, until: ctx.clock.now() + previewDays * dayMs };
    await audit(ctx, tx, { action: 'remote.previewed', target: remote, details: { version } });
    return {
      path: `/?preview=${sign(ctx.config, preview)}`,
      expires_at: instant(preview.until),
    };
  });
}
