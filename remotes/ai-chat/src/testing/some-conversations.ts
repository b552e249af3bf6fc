import {
  type ChatMessage,
  type Conversation,
  deleteConversation,
  getConversation,
  listConversations,
  restoreConversation,
  saveMessages,
  updateConversation,
} from '@board/contracts/calls/conversations';
import { ApiError } from '@board/platform';
import { type MockApi, pageOf } from '@board/test-kit';

type Kept = Conversation & { messages: ChatMessage[] };

/** What the server has of a person, as far as these tests ask for it. */
export function someConversations() {
  const all = new Map<string, Kept>();
  const deleted = new Map<string, Kept>();
  const at = '2026-11-18T08:00:00.000Z';
  function find(id: string): Kept {
    const kept = all.get(id);
    if (!kept) throw new ApiError(404, 'conversation.not_found', { message: 'It is not there' });
    // A reply of its own each time, as a server sends it.
    return { ...kept };
  }
  function put(id: string, messages: ChatMessage[], title = messages[0]?.content ?? '') {
    const kept = { id, title, pinned: false, created_at: at, updated_at: at, messages };
    all.set(id, kept);
    return kept;
  }
  const move = (id: string, from: Map<string, Kept>, to: Map<string, Kept>): Kept => {
    const kept = from.get(id) as Kept;
    from.delete(id);
    to.set(id, kept);
    return kept;
  };
  const answer = (api: MockApi) =>
    api
      .on(listConversations, ({ query }) => {
        const items = [...all.values()].filter(({ title }) => title.includes(query?.q ?? ''));
        return pageOf(items);
      })
      .on(getConversation, ({ params }) => find(params.id))
      .on(saveMessages, ({ body }) => {
        const kept = all.get(body.id) ?? put(body.id, body.messages);
        const ids = [...body.messages.map(({ id }) => id), ...(body.gone ?? [])];
        kept.messages = [...kept.messages.filter(({ id }) => !ids.includes(id)), ...body.messages];
        return kept;
      })
      .on(updateConversation, ({ params, body }) =>
        Object.assign(all.get(params.id) ?? find(params.id), body),
      )
      .on(deleteConversation, ({ params }) => {
        move(params.id, all, deleted);
        return { success: true };
      })
      .on(restoreConversation, ({ params }) => move(params.id, deleted, all));
  return { all, put, answer };
}
