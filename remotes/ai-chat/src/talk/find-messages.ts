import { type Asked, currentUser, type RemoteHit } from '@board/platform';
import { keptConversation } from './kept-conversation.ts';

const most = 20;
const titleLetters = 80;

/** What was said here in this browser, the latest first. */
export const findMessages =
  (open: () => void) =>
  async ({ matches }: Asked): Promise<readonly RemoteHit[]> => {
    const person = currentUser()?.id;
    const said = person === undefined ? [] : keptConversation.read(person);
    return said
      .toReversed()
      .map(({ id, content }) => ({
        id,
        title: firstLine(content),
        text: content,
        at: 'ai-chat',
        open,
      }))
      .filter(({ title, text }) => matches(title, text))
      .slice(0, most);
  };

const firstLine = (content: string): string =>
  (content.trim().split('\n', 1)[0] ?? '').slice(0, titleLetters);
