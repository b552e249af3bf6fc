import { minuteMs } from '@board/time';
import type { Selectable } from 'kysely';
import { now, type Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { SignInAttemptsTable } from '../../../database/tables/identity.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { instant } from '../../../time/clock.ts';

export type AttemptRow = Selectable<SignInAttemptsTable>;

/** Of two who end one, somebody was let in by it: the other gets nothing. */
export const { change: changeAttempt, drop: endAttempt } = keyedRows('sign_in_attempts', [
  'state_hash',
]);

/** To the school, through its own second factor, and back. */
const lastsMs = 10 * minuteMs;
export const begunAt = ({ expires_at }: Pick<AttemptRow, 'expires_at'>): number =>
  Date.parse(expires_at) - lastsMs;
/** The school is being asked, by one request alone. */
const asking = '';

type Begun = Pick<AttemptRow, 'provider_id' | 'user_id' | 'nonce' | 'verifier' | 'redirect'>;
interface Key {
  state: string;
  browser: string;
}

const hashes = ({ state, browser }: Key) => ({
  state_hash: tokenHash(state),
  browser_hash: tokenHash(browser),
});

export async function storeAttempt(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  key: Key,
  begun: Begun,
): Promise<void> {
  await tx.query.deleteFrom('sign_in_attempts').where('expires_at', '<=', now(ctx)).execute();
  await tx.query
    .insertInto('sign_in_attempts')
    .values({
      ...begun,
      ...hashes(key),
      identity: null,
      expires_at: instant(ctx.clock.now() + lastsMs),
    })
    .execute();
}

/** What led to the school from this browser; of two that come back at once, one asks the school. */
export async function takeAttempt(
  ctx: Pick<Services, 'clock'>,
  tx: Transaction,
  key: Key,
): Promise<AttemptRow | undefined> {
  const { state_hash, browser_hash } = hashes(key);
  const taken = await tx.query
    .updateTable('sign_in_attempts')
    .set({ identity: asking })
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now(ctx))
    .where('identity', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (taken) return taken;
  return tx.query
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now(ctx))
    .where('identity', 'is not', null)
    .where('identity', '!=', asking)
    .executeTakeFirst();
}
