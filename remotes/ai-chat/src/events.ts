import { events, useEvent } from '@board/platform';
import { forgetConversation, sendMessage } from './conversation/conversation.ts';

/** Nothing of a conversation outlives its session, whether or not the panel is on screen. */
export function heedSessionEnd(): () => void {
  return events.on('session.ended', forgetConversation);
}

/** Others may ask the assistant something: from the palette, or about a thing of theirs. */
export function useAsked(): void {
  useEvent('assistant.ask', ({ message }) => {
    sendMessage(message);
  });
}
