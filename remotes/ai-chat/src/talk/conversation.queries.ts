import {
  type AssistantStatus,
  getAssistantStatus,
  getPictureReader,
  readFile,
  readPicture,
  streamChat,
} from '@board/contracts/calls/assistant';
import type { BodyOf } from '@board/contracts/calls/call';
import {
  type Conversation,
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
  restoreConversation,
  updateConversation,
} from '@board/contracts/calls/conversations';
import { updatePreferences } from '@board/contracts/calls/user';
import { openStream, sendCall, useApi, useSend } from '@board/platform';

export type { Conversation };

export function openReply(body: BodyOf<typeof streamChat>, signal: AbortSignal): Promise<Response> {
  return openStream(streamChat, { body }, signal);
}

/** Who answers and how much is left. Each reply brings its own word on it, so this is asked once. */
export function useAssistantStatus(): AssistantStatus | undefined {
  return useApi(getAssistantStatus, {}, { revalidateIfStale: false, shouldRetryOnError: false })
    .data;
}

/** Who would see a picture and read a file; nobody where the assistant answers by itself, and then nobody is asked. */
export const useReaders = (asked: boolean) => useApi(getPictureReader, asked ? {} : null).data;

export const askAboutPicture = (body: BodyOf<typeof readPicture>, signal: AbortSignal) =>
  sendCall(readPicture, { body }, { signal });

export const askAboutFile = (body: BodyOf<typeof readFile>, signal: AbortSignal) =>
  sendCall(readFile, { body }, { signal });

const asked = (q: string, page: number) => (q === '' ? { page } : { q, page });

export const useConversations = (q = '', page = 1) =>
  useApi(listConversations, { query: asked(q, page) });

/** Nothing is asked for without an id. */
export const useConversation = (id: string) =>
  useApi(getConversation, id === '' ? null : { params: { id } });

export const askForConversations = async (q: string, signal: AbortSignal) =>
  (await sendCall(listConversations, { query: asked(q, 1) }, { signal })).items;

export function useConversationWrites() {
  const update = useSend(updateConversation);
  const remove = useSend(deleteConversation);
  const restore = useSend(restoreConversation);
  const removeAll = useSend(deleteConversations);
  const prefer = useSend(updatePreferences);
  return {
    update: (id: string, body: BodyOf<typeof updateConversation>) =>
      update({ params: { id }, body }),
    remove: (id: string) => remove({ params: { id } }),
    restore: (id: string) => restore({ params: { id } }),
    removeAll: () => removeAll({}),
    keepThem: (keepConversations: boolean) => prefer({ body: { keepConversations } }),
  };
}
