import type { ChatEvent } from '@board/contracts/calls/assistant';
import { chunksOf, dataLines } from '@board/contracts/formats/data-lines';
import { failureOf } from './chat-failure.ts';

/** The events of a reply until it is done, broken or at its end. */
export async function* chatEvents(response: Response): AsyncGenerator<ChatEvent> {
  if (!response.ok) throw await failureOf(response);
  if (!response.body) return;
  for await (const line of dataLines(chunksOf(response.body))) {
    if (line.trim() === '[DONE]') return;
    const event = eventIn(line);
    yield event;
    if (event.error !== undefined) return;
  }
}

/** What is not one of our objects is text that somebody sent as it is. */
function eventIn(line: string): ChatEvent {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return readable(value);
  } catch {
    // Plain text.
  }
  return { content: line };
}

function readable(value: object): ChatEvent {
  const { content, error, ...rest } = value as ChatEvent;
  return {
    ...rest,
    ...(typeof content === 'string' ? { content } : {}),
    ...(error === undefined || error === null ? {} : { error: wordsOf(error) }),
  };
}

/** Some servers send an error as an object with a message. */
function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message);
  return JSON.stringify(error);
}
