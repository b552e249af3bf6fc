import type { AssistantStatus, Proposal } from '@board/contracts/calls/assistant';
import type { FailureKind } from '../stream/chat-failure.ts';

/** One turn of the conversation; it lives in this browser only. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Epoch ms. */
  timestamp: number;
  /** Missing while it is being written. */
  ended?: 'done' | 'stopped' | 'failed';
  failure?: { kind: FailureKind; detail: string };
  proposals?: Proposal[];
  /** What may be asked next. */
  examples?: string[];
  by?: AssistantStatus['assistant'];
}

export function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role,
    content,
    timestamp: Date.now(),
    ...(role === 'user' ? { ended: 'done' } : {}),
  };
}
