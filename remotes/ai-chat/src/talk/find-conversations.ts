import { type Asked, currentUser, isApiError, type RemoteHit } from '@board/platform';
import { askForConversations } from './conversation.queries.ts';
import { showConversation } from './conversation.ts';

/** By what was said, on whichever device; with a slip, and without a network, the latest by their names. */
export const findConversations =
  (open: () => void) =>
  async ({ text, forgiving, matches, signal }: Asked): Promise<readonly RemoteHit[]> => {
    if (!currentUser()) return [];
    const latest = async () =>
      (await askForConversations('', signal)).filter(({ title }) => matches(title));
    const found = forgiving
      ? await latest()
      : await askForConversations(text, signal).catch((error) =>
          isApiError(error) && error.status === 0 ? latest() : Promise.reject(error),
        );
    return found.map(({ id, title }) => ({
      id,
      title,
      at: 'ai-chat',
      open: () => {
        showConversation(id, text);
        open();
      },
    }));
  };
