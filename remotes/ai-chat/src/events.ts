import { events, useEvent } from '@board/platform';
import { forgetConversation, sendMessage } from './talk/conversation.ts';

/** Nothing of a conversation outlives its session, whether or not the panel is on screen. */
export function heedSessionEnd(): () => void {
  return events.on('session.ended', forgetConversation);
}

/**
 * Others may ask the assistant something: from the palette, or about a thing of theirs. Where
 * nothing can be sent, because it is empty or a reply is being written, the cursor is put in place.
 */
export function useAsked(putCursor: () => void): void {
  useEvent('assistant.ask', ({ message }) => {
    if (!sendMessage(message)) putCursor();
  });
}

export function requestCursor(): void {
  events.emit('assistant.ask', { message: '' });
}
