import type { AssistantStatus, Proposal } from '@board/contracts/schemas/assistant';

/** What a reply is made of, whoever writes it. */
export type Part = { status: AssistantStatus } | { content: string } | { proposal: Proposal };

export interface Question {
  message: string;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}
