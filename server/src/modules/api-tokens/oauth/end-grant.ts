import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { audit } from '../../../logs/audit.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, findUser } from '../../users/index.ts';
import { deleteToken } from '../api-tokens.repository.ts';
import { said } from '../api-tokens.ts';

interface Held {
  user_id: string;
  token_id: string;
}

/** The token goes, and with it how it was renewed. Of what looks like a theft its person is told. */
export async function endGrant(
  ctx: PublicContext,
  tx: Transaction,
  { user_id, token_id }: Held,
  why: 'stolen' | 'given back',
): Promise<void> {
  const row = await deleteToken(tx, user_id, token_id);
  if (!row) return;
  const details = { ...said(row), by: row.program_host, why };
  await audit(ctx, tx, { action: 'api_token.revoked', target: user_id, details });
  const person = why === 'stolen' && (await findUser(tx, user_id));
  if (person)
    await notify(ctx, tx, accountNews(person, { kind: 'program_put_out', name: row.name }));
}
