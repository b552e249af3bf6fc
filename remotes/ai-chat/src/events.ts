import { createAsk, events } from '@board/platform';
import { forgetConversation, sendMessage } from './talk/conversation.ts';

/** Heard wherever the composer is, or will be. */
const { ask, useAsked: useQuestion } = createAsk<{ message: string; file?: File | undefined }>();

/** Nothing of a conversation outlives its session, whether or not the panel is on screen. */
export function heedSessionEnd(): () => void {
  return events.on('session.ended', forgetConversation);
}

/** Others may ask the assistant about a thing of theirs, from any page. */
export function heedQuestions(): () => void {
  return events.on('assistant.ask', ask);
}

/** Where nothing can be sent, because it is empty or a reply is being written, the cursor is put in place; a file is only put there. */
export function useAsked(
  putCursor: (unsent: string) => void,
  putFile: (file: File, message: string) => void,
): void {
  useQuestion(({ message, file }) => {
    if (file) putFile(file, message);
    else if (!sendMessage(message)) putCursor(message);
  });
}

export function requestCursor(): void {
  ask({ message: '' });
}
