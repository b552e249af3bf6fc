import type { ChatTurn } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import type { ChatMessage } from './message.ts';

/** The server takes a megabyte; this leaves room for any script. */
const maxCharacters = 60_000;

/** As the server takes it: neither NUL, which it refuses, nor half a character, which a cut may leave. */
export const sendable = (text: string, longest: number): string =>
  text.slice(0, longest).replaceAll('\0', '\ufffd').toWellFormed();

/** What was said before and is not empty, the newest part of it that fits; and whether that is not all. */
export function historyOf(messages: readonly ChatMessage[]): {
  history: ChatTurn[];
  shortened: boolean;
} {
  const said = messages.filter(({ content }) => content.trim() !== '');
  const history: ChatTurn[] = [];
  let left = maxCharacters;
  for (const { role, content } of said.toReversed()) {
    if (history.length === assistantLimits.historyItems) break;
    const kept = sendable(content, assistantLimits.historyItem);
    left -= kept.length;
    if (left < 0) break;
    history.unshift({ role, content: kept });
  }
  return { history, shortened: history.length < said.length };
}
