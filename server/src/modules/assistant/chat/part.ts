import type { AssistantStatus, Proposal } from '@board/contracts/schemas/assistant';
import type { Intent } from '../../../area/intent.ts';
import type { Tool } from '../../../area/tool.ts';

/** What a reply is made of, whoever writes it. */
export type Part =
  | { status: AssistantStatus }
  | { content: string }
  | { proposal: Proposal }
  | { examples: string[] }
  /** The oldest of what was said before was left out: the model could not read it all. */
  | { shortened: true };

export interface Question {
  message: string;
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** What may be looked up and proposed. */
  tools: readonly Tool[];
  /** By which sentences areas are known where no model answers. */
  intents: readonly Intent[];
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
}
