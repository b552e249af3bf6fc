import { useStateValue, useText } from '@board/platform';
import { useAssistantStatus } from './conversation.queries.ts';
import { conversation } from './conversation.ts';

/** Who answers and what is left; the newest word on it came with the last reply. */
export function AssistantNote() {
  const text = useText('ai-chat');
  const asked = useAssistantStatus();
  const told = useStateValue(conversation, (now) => now.status);
  const status = told ?? asked;
  if (!status) return null;
  if (status.assistant === 'built-in') return text('note.builtIn');
  return status.left_day === null ? status.model : text('note.left', { count: status.left_day });
}
