import type { Tell } from '../../../area/tell.ts';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { actAs } from '../../../people/act-as.ts';
import { classNews } from '../class-news.ts';
import type { ClassRow } from '../classes.repository.ts';

/** What came of the offer, to who made it. */
export async function tellOwner(
  ctx: Context,
  tx: Transaction,
  tell: Tell,
  { row, kind }: { row: ClassRow; kind: 'taken over' | 'declined' },
): Promise<void> {
  const owner = await actAs({ ...ctx, tx }, row.owner_id);
  if (!owner) return;
  const news = { kind, name: row.name, course: row.course, by: ctx.actor.username };
  await tell(ctx, tx, { ...classNews(owner.actor.locale, news), userId: row.owner_id });
}
