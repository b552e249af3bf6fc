import type { Tell } from '../../../area/tell.ts';
import type { Context, PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../database/ids.ts';
import { enqueueAll } from '../../../jobs/enqueue.ts';
import type { JobDefinition } from '../../../jobs/job-runner.ts';
import { actAs } from '../../../people/act-as.ts';
import { breathing } from '../../../turns/breathing.ts';
import { touch } from '../../../writing/transaction.ts';
import { classNews, type Happening } from '../class-news.ts';
import type { ClassRow } from '../classes.repository.ts';
import { type Member, membersOf } from '../members/members.repository.ts';
import { add, follow, remove } from './land.ts';
import { findPost, type PostRow } from './posts.repository.ts';

export const deliverJob = 'classes.deliver';

/** A post as it was and as it is, or whose the class is now; without any of them it was closed. */
export interface Delivery {
  row: Pick<ClassRow, 'id' | 'name'>;
  before?: PostRow;
  after?: PostRow;
  handedOver?: { to: string; id: string };
}

type Part = Delivery & { members: readonly Member[] };

/** So short a transaction that nobody waits for it. */
const membersAtOnce = 10;

/** A few members a job: on PostgreSQL several are done at once, and what fails is tried again for those few. */
export async function planDelivery(
  ctx: Context,
  tx: Transaction,
  delivery: Delivery,
): Promise<void> {
  const members = await membersOf(tx, delivery.row.id);
  const starts = members.flatMap((_, index) => (index % membersAtOnce === 0 ? [index] : []));
  const jobs = starts.map((start) => ({
    kind: deliverJob,
    payload: { ...delivery, members: members.slice(start, start + membersAtOnce) } satisfies Part,
  }));
  await enqueueAll(ctx, tx, jobs);
}

export const delivering = (tell: Tell): JobDefinition<Part> => ({
  inside: async (ctx, { members, ...delivery }) => {
    const { tx } = ctx;
    const { row, before, after, handedOver } = delivery;
    const isClosed = !(before || after || handedOver);
    // Jobs overtake each other, and what fails is tried again later.
    const current = after && (await findPost(tx, after));
    if (after && !current) return;
    const still = new Map((await membersOf(tx, row.id)).map((each) => [each.user_id, each]));
    const breathe = breathing();
    for (const planned of members) {
      await breathe();
      const member = still.get(planned.user_id);
      if (isClosed || member)
        await bring(ctx, tx, { ...delivery, current }, member ?? planned, tell);
    }
  },
});

async function bring(
  ctx: PublicContext,
  tx: Transaction,
  delivery: Delivery & { current: PostRow | undefined },
  { user_id: userId, course, muted }: Member,
  tell: Tell,
): Promise<void> {
  const found = await actAs({ ...ctx, tx }, userId);
  if (!found) return;
  const person = { ...found, tx };
  const { row, before, current } = delivery;
  await touch(ctx, tx, userId, ['classes']);
  if (current) {
    const landing = { course, className: row.name, post: current };
    await (before ? follow(person, before, landing) : add(person, landing));
  } else if (before) await remove(person, course, before);
  // What is posted comes to his board all the same; of the class itself he is told.
  if (muted === 1 && (current ?? before)) return;
  const { id, ...event } = eventOf(delivery);
  const news = classNews(person.actor.locale, { ...event, name: row.name, course });
  await tell(ctx, tx, { ...news, userId, id });
}

/** With an id, so that however often it is tried it is told once. */
function eventOf({ row, before, after, handedOver }: Delivery): Happening & { id: string } {
  if (handedOver) return { kind: 'has another', by: handedOver.to, id: handedOver.id };
  const post = after ?? before;
  if (!post) return { kind: 'closed', id: derivedId(row.id, 'closed', '') };
  const kind = after ? (before ? 'changed' : 'posted') : 'withdrawn';
  return { kind, post, id: derivedId(post.id, kind, `${post.version}`) };
}
