import { attempt } from '@board/platform';
import { useConversationWrites } from '../talk/conversation.queries.ts';
import { beginConversation, conversation, showConversation } from '../talk/conversation.ts';
import { allKept } from '../talk/keep.ts';
import { useTexts } from '../text.ts';

/** Takes away what was said in the open conversation; one press brings back what was kept of it. */
export function useClear(): () => Promise<void> {
  const t = useTexts();
  const { remove, restore } = useConversationWrites();

  async function bringBack(id: string) {
    await restore(id);
    showConversation(id);
  }

  return async () => {
    // Saved after it was deleted, it would be there again.
    await allKept();
    const { id, stored } = conversation;
    const cleared =
      !stored ||
      (await attempt(() => remove(id), {
        done: t('history.cleared'),
        failed: t('history.failed'),
        undo: { label: t('undo'), run: () => bringBack(id) },
      }));
    if (cleared && conversation.id === id) beginConversation();
  };
}
