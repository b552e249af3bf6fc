import type { Context } from '../../../context/context.ts';
import { ownSession } from '../../../plugins/own-session.ts';
import { single } from '../../../writing/transaction.ts';
import { protocols } from './protocols.ts';
import { returnAddress } from './provider-fields.ts';
import { findProvider } from './providers.repository.ts';

/** Where the school's own session ends, if this one came from there and it has such a place. */
export async function schoolLogout(ctx: Context): Promise<string | null> {
  const session = await ownSession(ctx);
  // Without an address of the board there is no way back from there.
  if (!session?.provider_id || returnAddress(ctx) === '') return null;
  const provider = await findProvider(single(ctx), { id: session.provider_id });
  return (provider && protocols[provider.kind].logOut(ctx, provider)) ?? null;
}
