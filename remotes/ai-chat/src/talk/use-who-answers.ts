import type { AssistantStatus } from '@board/contracts/calls/assistant';
import { useStateValue } from '@board/platform';
import { useAssistantStatus } from './conversation.queries.ts';
import { conversation } from './conversation.ts';

/** The newest word on it came with the last reply. */
export function useWhoAnswers(): AssistantStatus | undefined {
  const asked = useAssistantStatus();
  const told = useStateValue(conversation, (now) => now.status);
  return told ?? asked;
}
