import type { ChatEvent } from '@board/contracts/calls/assistant';
import { isApiError } from '@board/platform';
import { chatEvents } from '../stream/chat-events.ts';
import { ChatFailure } from '../stream/chat-failure.ts';
import type { ChatMessage } from './message.ts';
import { conversation } from './state.ts';

/** Text arrives faster than a screen can show it; it is handed on a few times a second. */
const paceMs = 40;

/** Writes a reply as it arrives, to its end. */
export async function receive(reply: ChatMessage, response: Response): Promise<void> {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    reply.content += waiting;
    waiting = '';
  };
  try {
    for await (const event of chatEvents(response)) {
      note(reply, event);
      if (event.content) {
        waiting += event.content;
        conversation.phase = 'writing';
        timer ??= setTimeout(flush, paceMs);
      }
      if (event.error !== undefined) throw new ChatFailure('stream', event.error, event.error);
    }
  } catch (error) {
    // The question had arrived, whatever broke its answer off.
    throw error instanceof ChatFailure ? error : new ChatFailure('http', String(error));
  } finally {
    flush();
  }
  if (reply.content.trim() === '' && !reply.proposals) throw new ChatFailure('empty', 'no content');
  reply.ended = 'done';
}

function note(reply: ChatMessage, { status, proposal, examples, shortened }: ChatEvent): void {
  if (shortened) reply.shortened = true;
  if (examples) reply.examples = examples;
  if (status) {
    conversation.status = status;
    reply.by = status.assistant;
  }
  if (proposal) {
    reply.proposals ??= [];
    reply.proposals.push(proposal);
  }
}

export function fail(reply: ChatMessage, error: unknown): void {
  const { kind, detail } =
    error instanceof ChatFailure
      ? error
      : new ChatFailure(
          'network',
          'network',
          isApiError(error) && error.status > 0 ? error.message : '',
        );
  Object.assign(reply, { ended: 'failed', failure: { kind, detail } });
}
