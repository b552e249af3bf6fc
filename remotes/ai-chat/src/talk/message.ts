import type { ChatMessage } from '@board/contracts/calls/conversations';
import { newId } from '@board/platform';

export type { ChatMessage };

/** `parent` is what it follows; nothing where it begins a conversation. */
export function newMessage(
  role: ChatMessage['role'],
  content: string,
  parent: string | null,
): ChatMessage {
  return {
    id: newId(),
    role,
    content,
    timestamp: Date.now(),
    parent,
    ...(role === 'user' ? { ended: 'done' } : {}),
  };
}
