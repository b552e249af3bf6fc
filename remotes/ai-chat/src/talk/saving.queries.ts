import type { InputOf, ReplyOf } from '@board/contracts/calls/call';
import {
  type ChatMessage,
  type Conversation,
  getConversation,
  listConversations,
  saveMessages,
} from '@board/contracts/calls/conversations';
import { conversationLimit } from '@board/contracts/constants/conversations';
import { patch, planWrite, unsure, useSend } from '@board/platform';

type Saved = InputOf<typeof saveMessages>['body'];
type List = ReplyOf<typeof listConversations>;
type Kept = ReplyOf<typeof getConversation>;

/**
 * What this page saved it need not load: whoever loses the network a moment later has it all the same,
 * in the list and to be opened.
 */
const saving = planWrite(saveMessages, {
  settles: (saved, { body }) => [
    patch(listConversations, (list, { searchParams }) =>
      searchParams.has('q') || list.pagination.page > 1 ? unsure(list) : listWith(list, saved),
    ),
    patch(getConversation, (kept, { pathname }) =>
      pathname.endsWith(saved.id) ? keptWith({ ...kept, ...saved }, body) : kept,
    ),
  ],
});

export function useSaving(): (body: Saved) => Promise<Conversation> {
  const send = useSend(saving);
  return (body) => send({ body });
}

/** The pinned first, then the latest. */
function listWith(list: List, saved: Conversation): List {
  const { items, pagination } = list;
  const others = items.filter(({ id }) => id !== saved.id);
  const total = pagination.total + (others.length < items.length ? 0 : 1);
  const next = {
    items: [saved, ...others].toSorted((one, other) => Number(other.pinned) - Number(one.pinned)),
    pagination: { ...pagination, total },
  };
  // It may stand on a later page, or bring one about.
  return total > pagination.limit ? unsure(next) : next;
}

function keptWith(kept: Kept, { messages, gone = [] }: Saved): Kept {
  const replaced = new Set([...messages.map(({ id }) => id), ...gone]);
  const all = [...kept.messages.filter(({ id }) => !replaced.has(id)), ...messages].toSorted(
    asSaid,
  );
  const characters = all.reduce((sum, { content }) => sum + content.length, 0);
  const isFull =
    all.length > conversationLimit.messages || characters > conversationLimit.characters;
  const next = { ...kept, messages: all };
  return isFull ? unsure(next) : next;
}

/** As the server sorts them. */
const asSaid = (one: ChatMessage, other: ChatMessage): number =>
  one.timestamp - other.timestamp ||
  other.role.localeCompare(one.role) ||
  one.id.localeCompare(other.id);
