import { type Context, now } from '../../../context/context.ts';
import { writeSystemLog } from '../../../logs/system-log.ts';
import { instant } from '../../../time/clock.ts';
import { type ConfigRow, changeConfigRow } from '../configs/configs.repository.ts';
import type { ProviderFailure } from '../provider/provider-failure.ts';

/** A provider that asked for a pause gets it, from all instances; the others see what went wrong. */
export async function noteFailure(
  ctx: Context,
  config: ConfigRow,
  failure: ProviderFailure,
): Promise<void> {
  const pause = failure.retryAfter;
  await ctx.database.transaction((tx) =>
    changeConfigRow(tx, config, {
      paused_until:
        pause === undefined ? config.paused_until : instant(ctx.clock.now() + pause * 1000),
      last_error: failure.code,
      last_error_at: now(ctx),
    }),
  );
  await writeSystemLog(ctx, {
    level: 'warning',
    module: 'assistant',
    message: `${config.model} at ${new URL(config.base_url).host}: ${failure.reason}`,
    requestId: ctx.requestId,
  });
}

export async function noteSuccess(ctx: Context, config: ConfigRow): Promise<void> {
  if (config.last_error === null) return;
  await ctx.database.transaction((tx) =>
    changeConfigRow(tx, config, { paused_until: null, last_error: null, last_error_at: null }),
  );
}
