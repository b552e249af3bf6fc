import type { ChatMessage } from '@board/contracts/calls/conversations';
import { newId } from '@board/platform';

export type { ChatMessage };

export function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return {
    id: newId(),
    role,
    content,
    timestamp: Date.now(),
    ...(role === 'user' ? { ended: 'done' } : {}),
  };
}
