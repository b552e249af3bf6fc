import { type Static, Type } from 'typebox';
import {
  assistantLimits,
  proposalFields,
  proposalKinds,
  proposalStates,
} from '../constants/assistant.ts';
import type { CallSchema } from './call-schema.ts';
import { Id, IdParams, Instant, Nullable, oneOf, Strict, text } from './common.ts';

const ChatTurn = Strict({
  role: oneOf(['user', 'assistant']),
  content: text(assistantLimits.historyItem),
});
export type ChatTurn = Static<typeof ChatTurn>;

const ProposalValue = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** A write that waits for its owner. `before` is absent where something new is added. */
export const Proposal = Type.Object({
  id: Id,
  kind: oneOf(proposalKinds),
  state: oneOf(proposalStates),
  /** The name of what is changed. */
  subject: Type.String(),
  changes: Type.Array(
    Type.Object({
      field: oneOf(proposalFields),
      before: Type.Optional(ProposalValue),
      after: ProposalValue,
    }),
  ),
  expires_at: Instant,
});
export type Proposal = Static<typeof Proposal>;

/** Who answers, and what is left for the person who asks; null without a limit. */
export const AssistantStatus = Type.Object({
  assistant: oneOf(['built-in', 'provider']),
  model: Nullable(Type.String()),
  left_minute: Nullable(Type.Integer()),
  left_day: Nullable(Type.Integer()),
});
export type AssistantStatus = Static<typeof AssistantStatus>;

/** One `data:` line of the stream; a line carries what it has. */
export const ChatEvent = Type.Object({
  content: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  status: Type.Optional(AssistantStatus),
  proposal: Type.Optional(Proposal),
  /** What may be asked next, word for word. */
  examples: Type.Optional(Type.Array(Type.String(), { maxItems: assistantLimits.examples })),
});
export type ChatEvent = Static<typeof ChatEvent>;

export const assistantSchemas = {
  streamChat: {
    media: 'text/event-stream; charset=utf-8',
    body: Strict({
      message: text(assistantLimits.message),
      history: Type.Optional(Type.Array(ChatTurn, { maxItems: assistantLimits.historyItems })),
    }),
    example: { message: 'What is on today?', history: [] },
  },
  getAssistantStatus: { reply: AssistantStatus },
  getProposal: { params: IdParams, reply: Proposal },
  confirmProposal: { params: IdParams, reply: Proposal },
  dismissProposal: { params: IdParams, reply: Proposal },
  undoProposal: { params: IdParams, reply: Proposal },
} satisfies Record<string, CallSchema>;
