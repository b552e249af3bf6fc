import { type Asked, currentUser, type RemoteHit } from '@board/platform';
import { askForConversations } from './conversation.queries.ts';
import { showConversation } from './conversation.ts';

const most = 20;

/** By what was said, on whichever device. */
export const findConversations =
  (open: () => void) =>
  async ({ text, signal }: Asked): Promise<readonly RemoteHit[]> => {
    if (!currentUser()) return [];
    const found = await askForConversations(text, most, signal);
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
