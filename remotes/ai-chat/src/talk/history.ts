import type { ChatTurn } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import type { ChatMessage } from './message.ts';

/** The server takes a megabyte; this leaves room for any script. */
const maxCharacters = 60_000;

/** As the server takes it: neither NUL, which it refuses, nor half a character, which a cut may leave. */
export const sendable = (text: string, longest: number): string =>
  text.slice(0, longest).replaceAll('\0', '\ufffd').toWellFormed();

/** What was said before and is not empty, the newest part of it that fits. */
export function historyOf(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let left = maxCharacters;
  for (const { role, content } of messages.toReversed()) {
    if (turns.length === assistantLimits.historyItems) break;
    if (content.trim() === '') continue;
    const kept = sendable(content, assistantLimits.historyItem);
    left -= kept.length;
    if (left < 0) break;
    turns.unshift({ role, content: kept });
  }
  return turns;
}
