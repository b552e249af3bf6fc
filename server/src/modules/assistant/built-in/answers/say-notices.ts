import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { listNotifications } from '../../../notifications/index.ts';
import type { Speech } from './speech.ts';

const most = 5;

/** The latest of those that nobody has read. */
export async function* sayNotices(ctx: Context, speech: Speech): AsyncGenerator<string> {
  const { items, unread } = await listNotifications(ctx, { unread_only: true, limit: most });
  yield speech.text.notices(unread);
  if (unread > 0) yield '';
  yield* items.map(({ title }) => `- ${plain(title)}`);
  if (unread > items.length) yield `\n${speech.text.more(unread - items.length)}`;
}
