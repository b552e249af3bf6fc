import type { Scope } from '@board/contracts/calls/call';
import type { JobKind } from '@board/contracts/constants/operating';
import type { Revisions } from '@board/contracts/constants/revisions';
import { secondMs } from '@board/time';
import type { Context, PublicContext, Services } from '../context/context.ts';
import { connectionOf } from '../context/context.ts';
import type { Connection, Database, Transaction } from '../database/connection.ts';
import type { Flag } from '../database/row.ts';
import { type Statement, statement } from '../database/statement.ts';
import { ServiceError } from '../errors/errors.ts';
import { enqueue } from '../jobs/enqueue.ts';

/** His writes line up at his revisions, so they do before they have a connection. */
export const databaseOf = (database: Database, userId: string): Database => ({
  ...database,
  transaction: (work, person = userId) => database.transaction(work, person),
});

type Move = Statement<{ userId: string }, Revisions & { hooked: Flag }>;
const moves = new Map<string, Move>();

/** Who moves revisions: for a request it is noted how far. */
type Mover = Pick<Services, 'clock' | 'signals'> & Partial<Pick<Context, 'actor' | 'moves'>>;

/** One prepared statement for each combination of scopes that occurs. */
function moveStatement(scopes: readonly Scope[]): Move {
  const key = scopes.join();
  const known = moves.get(key);
  if (known) return known;
  const made = statement<{ userId: string }>()((query, value) =>
    query
      .updateTable('revisions')
      .set((is) => Object.fromEntries(scopes.map((scope) => [scope, is(scope, '+', 1)])))
      .where('user_id', '=', value.text('userId'))
      .returning([...scopes, 'hooked']),
  );
  moves.set(key, made);
  return made;
}

/** Within the transaction that is under way, or in one of its own. */
export const inTransaction = <T>(
  ctx: Pick<Services, 'database'> & { tx?: Transaction | undefined },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => (ctx.tx ? work(ctx.tx) : ctx.database.transaction(work));

/**
 * A transaction in the name of one user. His revision moves first: that makes every cached reply
 * stale and lines up his writes behind each other. The others hear of it after the commit.
 */
export function writeFor<T>(
  ctx: Mover & Pick<Services, 'database'> & { tx?: Transaction | undefined },
  userId: string,
  scopes: readonly Scope[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    await touch(ctx, tx, userId, scopes);
    return work(tx);
  });
}

/** `write(ctx, ['tasks'], async (tx) => …)`: nothing but queries may be awaited inside. */
export function write<T>(
  ctx: Context,
  scopes: readonly Scope[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return writeFor(ctx, ctx.actor.userId, scopes, work);
}

/** Several writes in a row are one message. */
const gatherMs = 5 * secondMs;

export const webhookJob = 'webhooks.send' satisfies JobKind;

/** One job a person: what there is to say it reads from the rows when it runs. */
export const tellWebhooks = (
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  userId: string,
  runAt: number,
): Promise<void> =>
  enqueue(ctx, tx, { kind: webhookJob, key: userId, payload: { userId }, replace: true, runAt });

/** Moves one more user's revision inside a transaction. */
export async function touch(
  ctx: Mover,
  tx: Transaction,
  userId: string,
  scopes: readonly Scope[],
): Promise<void> {
  const moved = await moveStatement(scopes).first(tx, { userId });
  if (!moved) throw new ServiceError('auth.required');
  const { hooked, ...revisions } = moved;
  const { moves: noted } = ctx;
  if (ctx.actor?.userId === userId) tx.afterCommit(() => noted?.note(revisions));
  ctx.signals.announce(tx, { kind: 'changed', userId, revisions });
  if (hooked === 1) await tellWebhooks(ctx, tx, userId, ctx.clock.now() + gatherMs);
}

/** Moves what is the same for everybody, such as settings. */
export async function touchGlobal(ctx: Pick<Services, 'signals'>, tx: Transaction): Promise<void> {
  await tx.query
    .updateTable('global_state')
    .set((is) => ({ revision: is('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute();
  ctx.signals.announce(tx, { kind: 'global' });
}

const findRevisions = statement<{ userId: string }>()((query, value) =>
  query.selectFrom('revisions').selectAll().where('user_id', '=', value.text('userId')),
);

/** As they stand now; gone with the person. */
export const revisionsOf = (
  connection: Connection,
  userId: string,
): Promise<Revisions | undefined> => findRevisions.first(connection, { userId });

/**
 * Several reads that see one state. The revisions in `ctx.actor` were taken before, so a reply may
 * be newer than its ETag says but never older. A single read needs no snapshot: `single(ctx)`.
 */
export function read<T>(
  ctx: PublicContext,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const held = ctx.tx ?? ctx.snapshot;
  return held ? work(held) : ctx.database.snapshot(work);
}

export const single = connectionOf;
