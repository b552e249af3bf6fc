import type { Revisions } from '@board/contracts/constants/revisions';
import { dayMs, hourMs, secondMs } from '@board/time';
import { now, type PublicContext } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { keptFailure } from '../../errors/kept-failure.ts';
import type { JobDefinition } from '../../jobs/job-runner.ts';
import { tokenHash } from '../../plugins/session-token.ts';
import { instant } from '../../time/clock.ts';
import { revisionsOf, tellWebhooks } from '../../writing/transaction.ts';
import { notify } from '../notifications/index.ts';
import { findUser } from '../users/index.ts';
import { fresh } from './create-webhook.ts';
import { offNews } from './news.ts';
import { sendMessage } from './send-message.ts';
import { newsFor } from './told.ts';
import { changeHook, findHook, type HookRow, listHooks } from './webhooks.repository.ts';

const patienceMs = 3 * dayMs;
const firstWaitMs = 10 * secondMs;
const longestWaitMs = hourMs;

/**
 * Each webhook of a person hears what it does not know yet: at least once, and however much has moved
 * while it could not be reached, it is one message. A failing one waits longer each time.
 */
export const sendDefinition: JobDefinition<{ userId: string }> = {
  async run(ctx, { userId }) {
    const { reader } = ctx.database;
    if ((await findUser(reader, userId))?.status !== 'active') return;
    const revisions = (await revisionsOf(reader, userId)) ?? {};
    const hooks = (await listHooks(reader, userId)).filter(({ is_off }) => is_off === 0);
    const waits = await Promise.all(hooks.map((hook) => tell(ctx, hook, revisions)));
    const next = waits.filter((wait) => wait !== undefined).toSorted()[0];
    if (next === undefined) return;
    await ctx.database.transaction((tx) => tellWebhooks(ctx, tx, userId, Date.parse(next)));
  },
};

/** Answers when it is tried again, where it has to be. */
async function tell(
  ctx: PublicContext,
  hook: HookRow,
  revisions: Revisions,
): Promise<string | undefined> {
  const news = newsFor(hook, revisions);
  if (!news) return undefined;
  if (hook.next_try_at !== null && hook.next_try_at > now(ctx)) return hook.next_try_at;
  const id = `msg_${tokenHash(hook.id + JSON.stringify(news))}`;
  try {
    const message = { id, type: 'board.changed', data: { revisions: news } } as const;
    const { status } = await sendMessage(ctx, hook, message);
    const told = JSON.stringify({ ...JSON.parse(hook.told), ...news });
    await keep(ctx, hook, { ...fresh, told, last_at: now(ctx), last_status: status });
    return undefined;
  } catch (error) {
    return failed(ctx, hook, error);
  }
}

const keep = (ctx: PublicContext, hook: HookRow, change: Partial<HookRow>): Promise<void> =>
  ctx.database.transaction((tx) => changeHook(tx, hook, change));

/** Counted and shown. What fails for days is switched off, and its owner told. */
function failed(ctx: PublicContext, hook: HookRow, error: unknown): Promise<string | undefined> {
  const time = ctx.clock.now();
  const since = hook.failing_since ?? instant(time);
  const isOver = time - Date.parse(since) >= patienceMs;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** hook.failures);
  const failure = keptFailure(error);
  const change = {
    failing_since: since,
    failures: hook.failures + 1,
    failure,
    next_try_at: instant(time + wait),
    last_at: instant(time),
    last_status: statusOf(error),
    ...(isOver && { is_off: 1 as const }),
  };
  return ctx.database.transaction(async (tx) => {
    const before = await findHook(tx, hook.user_id, hook.id);
    if (!before || before.is_off === 1) return undefined;
    await changeHook(tx, hook, change);
    if (!isOver) return change.next_try_at;
    const person = await findUser(tx, hook.user_id);
    if (person) await notify(ctx, tx, offNews(person, hook.host, failure));
    return undefined;
  });
}

const statusOf = (error: unknown): number | null =>
  error instanceof ServiceError && error.code === 'channel.refused'
    ? Number(error.fill.status)
    : null;
