import { conversationLimit } from '@board/contracts/constants/conversations';
import { textLength } from '@board/contracts/constants/limits';
import { currentUser, messageOf } from '@board/platform';
import { snapshot } from 'valtio';
import { sendable } from './history.ts';
import type { ChatMessage } from './message.ts';
import type { useSaving } from './saving.queries.ts';
import { conversation } from './state.ts';

type Save = ReturnType<typeof useSaving>;

/** The panel's, which knows what the page shows; a reply that outlives it is saved by it, too. */
let save: Save | undefined;

export function saveBy(next: Save): void {
  save = next;
}

/** Each save waits for the one before: the same message is in both. */
let saving: Promise<void> = Promise.resolve();

/** What was said so far is where it belongs, or could not be. */
export const allKept = (): Promise<void> => saving;

/** On the server, where the person wants that. */
export function keep(
  messages: readonly ChatMessage[],
  gone: readonly string[] = [],
): Promise<void> {
  const { id } = conversation;
  if (currentUser()?.preferences.keepConversations === false) return Promise.resolve();
  // As it is now: it goes on being written while the one before is saved.
  const body = { id, messages: messages.map(storable), gone: [...gone] };
  saving = saving.then(() => send(body));
  return saving;
}

async function send(body: Parameters<Save>[0]): Promise<void> {
  let unsaved: string | undefined;
  try {
    await save?.(body);
  } catch (error) {
    unsaved = messageOf(error, '');
  }
  if (conversation.id !== body.id) return;
  conversation.unsaved = unsaved;
  if (unsaved === undefined) conversation.stored = true;
}

const storable = (said: ChatMessage): ChatMessage => {
  // A plain copy: what is drawn of it stays where the browser keeps it.
  const message = snapshot(said) as ChatMessage;
  return {
    ...message,
    content: sendable(message.content, conversationLimit.content),
    ...(message.proposals && {
      proposals: message.proposals
        .slice(0, conversationLimit.proposals)
        .map((each) => ({ ...each })),
    }),
    ...(message.failure && {
      failure: {
        ...message.failure,
        detail: sendable(message.failure.detail, textLength.description),
      },
    }),
  };
};
