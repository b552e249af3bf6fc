import type { ChatTurn } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import type { ChatMessage } from './message.ts';

/** The server takes a megabyte; this leaves room for any script. */
const maxCharacters = 60_000;

/** What was said before and is not empty, the newest part of it that fits. */
export function historyOf(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let left = maxCharacters;
  for (const { role, content } of messages.toReversed()) {
    if (turns.length === assistantLimits.historyItems) break;
    if (content.trim() === '') continue;
    const kept = content.slice(0, assistantLimits.historyItem);
    left -= kept.length;
    if (left < 0) break;
    turns.unshift({ role, content: kept });
  }
  return turns;
}
