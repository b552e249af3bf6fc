import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import type { Signals } from '../database/signals/signals.ts';
import { statement } from '../database/statement.ts';

/** Of one person: hundreds of ordinary days, or six changes of a hundred tasks of the longest kind. */
const mostBytes = 8_000_000;
/** What a key costs beside its reply. */
const rowBytes = 300;
/** Looked at once in so many. */
const bytesBetween = 1_000_000;

const forgetBeyond = statement<{ userId: string }>()((query, value) =>
  query
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', value.text('userId'))
    .where('created_at', '<', (keys) =>
      keys
        .selectFrom((mine) =>
          mine
            .selectFrom('idempotency_keys')
            .select([
              'created_at',
              sql<number>`sum(${sql.lit(rowBytes)} + octet_length(reply)) over (order by created_at desc)`.as(
                'newer',
              ),
            ])
            .where('user_id', '=', value.text('userId'))
            .as('mine'),
        )
        .select(({ fn }) => fn.max('created_at').as('last'))
        .where('newer', '>', mostBytes),
    ),
);

/** Since they were looked at; each instance finds out by itself. */
const keptBy = new WeakMap<Signals, Map<string, number>>();

/** A day's replies of whoever asks for much with new keys would fill the disk: the newest stay. */
export async function boundReplies(ctx: Context, tx: Transaction, reply: string): Promise<void> {
  const { userId } = ctx.actor;
  const people = keptBy.get(ctx.signals) ?? new Map<string, number>();
  const kept = (people.get(userId) ?? 0) + rowBytes + Buffer.byteLength(reply);
  const isMuch = kept >= bytesBetween;
  keptBy.set(ctx.signals, people.set(userId, isMuch ? 0 : kept));
  if (isMuch) await forgetBeyond.run(tx, { userId });
}
