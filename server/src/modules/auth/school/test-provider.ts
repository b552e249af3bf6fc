import { type Context, now } from '../../../context/context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { countOutgoing } from '../../../limits/throttle.ts';
import { audit } from '../../../logs/audit.ts';
import { single, touchGlobal } from '../../../writing/transaction.ts';
import { protocols } from './protocols.ts';
import { returnAddress } from './provider-fields.ts';
import { findProvider, replaceProvider } from './providers.repository.ts';

const passed = {
  'zh-CN': '对方按该协议应答，可以启用',
  en: 'The other side answers as it should; it can be switched on',
} as const;

/** Only what was tested as it stands now may be switched on. */
export async function testProvider(
  ctx: Context,
  id: string,
): Promise<{ success: boolean; message: string }> {
  const row = await findProvider(single(ctx), { id });
  if (!row) throw new ServiceError('sign_in.not_found');
  await countOutgoing(ctx, row.address);
  try {
    if (returnAddress(ctx) === '') throw new ServiceError('sign_in.no_address');
    const metadata = await protocols[row.kind].test(ctx, row);
    await ctx.database.transaction(async (tx) => {
      const present = await findProvider(tx, row);
      if (present?.version !== row.version) throw new ServiceError('request.stale');
      await touchGlobal(ctx, tx);
      const tested = { tested_at: now(ctx), metadata: JSON.stringify(metadata) };
      await replaceProvider(tx, { ...row, ...tested, version: row.version + 1 });
      await audit(ctx, tx, { action: 'sign_in.tested', target: id });
    });
    return { success: true, message: passed[ctx.locale] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { success: false, message: messageOf(error, ctx.locale) };
  }
}
