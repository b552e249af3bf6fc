import type { PublicContext } from '../../../context/context.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { endGrant } from './end-grant.ts';
import { findGrant, findGrantByToken } from './grants.repository.ts';
import { hashesOf } from './keys.ts';

/** A program that is done says so, with its token or what renews it (RFC 7009). What is nobody's is as good as gone. */
export async function giveBack(
  ctx: PublicContext,
  { token, client_id }: { token: string; client_id: string },
): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const { family_hash, key_hash } = hashesOf(token);
    const renewed = await findGrant(tx, family_hash);
    const grant =
      renewed?.key_hash === key_hash ? renewed : await findGrantByToken(tx, tokenHash(token));
    if (grant?.client_hash === tokenHash(client_id)) await endGrant(ctx, tx, grant, 'given back');
  });
}
