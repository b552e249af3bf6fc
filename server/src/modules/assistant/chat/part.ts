import type { AssistantStatus, Proposal } from '@board/contracts/schemas/assistant';
import type { Tool } from '../../../tool.ts';

/** What a reply is made of, whoever writes it. */
export type Part =
  | { status: AssistantStatus }
  | { content: string }
  | { proposal: Proposal }
  | { examples: string[] };

export interface Question {
  message: string;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** What may be looked up and proposed. */
  tools: readonly Tool[];
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}
