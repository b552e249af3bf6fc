import { showWaiting } from '@board/platform/host';
import { shownReplies } from '../api/board-cache.ts';
import { keepAtOnce, keepReply } from './kept-replies.ts';

/** Keeps what is shown, changes that still wait included: a reload without a network shows the same. */
export function keepShownReplies(personId: string): Promise<void> {
  showWaiting();
  for (const { url, reply } of shownReplies(personId)) keepReply(personId, url, reply);
  return keepAtOnce();
}
