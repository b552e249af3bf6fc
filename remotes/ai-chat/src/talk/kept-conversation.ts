import type { ChatMessage } from './message.ts';

const prefix = 'board.conversation.';
const maxMessages = 100;
const maxCharacters = 400_000;
/** As this tab last read or wrote it. */
let known: string | null = null;

/** The conversation in this browser, under the person's own key: it outlives a reload and no more. */
export const keptConversation = {
  read(personId: string): ChatMessage[] {
    known = localStorage.getItem(prefix + personId);
    if (known === null) return [];
    try {
      const messages = JSON.parse(known) as ChatMessage[];
      // A reply that was being written when the page went away will not be finished.
      return messages.map((message) =>
        message.ended ? message : { ...message, ended: 'stopped' },
      );
    } catch {
      localStorage.removeItem(prefix + personId);
      return [];
    }
  },

  keep(personId: string, messages: readonly ChatMessage[]): void {
    try {
      const kept = JSON.stringify(newest(messages));
      localStorage.setItem(prefix + personId, kept);
      known = kept;
    } catch {
      // Full or forbidden storage: the conversation then ends with the page.
    }
  },

  /** Another tab kept something since, of which this one may not have been told yet. */
  isNews(personId: string): boolean {
    return localStorage.getItem(prefix + personId) !== known;
  },

  /** Tells when another tab keeps something of the same person. Returns the way to stop it. */
  onOtherTab(personId: string, tell: () => void): () => void {
    const hear = ({ key }: StorageEvent) => key === prefix + personId && tell();
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },

  drop(personId: string): void {
    localStorage.removeItem(prefix + personId);
    known = null;
  },

  dropAll(): void {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  },
};

function newest(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let characters = 0;
  let from = messages.length;
  while (from > 0 && messages.length - from < maxMessages) {
    characters += messages[from - 1]?.content.length ?? 0;
    if (characters > maxCharacters) break;
    from -= 1;
  }
  return messages.slice(from);
}
