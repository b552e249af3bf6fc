import {
  type AssistantStatus,
  getAssistantStatus,
  streamChat,
} from '@board/contracts/calls/assistant';
import type { BodyOf } from '@board/contracts/calls/call';
import { openStream, useApi } from '@board/platform';

export function openReply(body: BodyOf<typeof streamChat>, signal: AbortSignal): Promise<Response> {
  return openStream(streamChat, { body }, signal);
}

/** Who answers and how much is left. Each reply brings its own word on it, so this is asked once. */
export function useAssistantStatus(): AssistantStatus | undefined {
  return useApi(getAssistantStatus, {}, { revalidateIfStale: false, shouldRetryOnError: false })
    .data;
}
