import type { ChatEvent } from '@board/contracts/calls/assistant';
import { chatEvents } from './chat-events.ts';

async function read(response: Response): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of chatEvents(response)) events.push(event);
  return events;
}

test('content is read until the marker, what comes after it is not', async () => {
  const body =
    'data: {"content":"a"}\n\ndata: {"content":"b"}\n\ndata: [DONE]\n\ndata: {"content":"c"}\n\n';
  expect(await read(new Response(body))).toEqual([{ content: 'a' }, { content: 'b' }]);
});

test('a line that is no JSON object is text', async () => {
  const body = 'data: Hello, \ndata: {broken\ndata: 42\n';
  const events = await read(new Response(body));
  expect(events.map((event) => event.content).join('')).toBe('Hello, {broken42');
});

test('an error ends the reply', async () => {
  const body = 'data: {"content":"a"}\ndata: {"error":"too busy"}\ndata: {"content":"b"}\n';
  expect(await read(new Response(body))).toEqual([{ content: 'a' }, { error: 'too busy' }]);
});

test('an error that is an object says its message', async () => {
  const body = 'data: {"error":{"message":"too busy"}}\n';
  expect(await read(new Response(body))).toEqual([{ error: 'too busy' }]);
});

test.each([
  [401, 'auth', 'authentication failed, please log in again'],
  [404, 'missing', 'streaming endpoint not implemented, check backend'],
  [500, 'http', 'HTTP error 500: oops'],
])('status %i is a failure of its own', async (status, kind, message) => {
  await expect(read(new Response('oops', { status }))).rejects.toMatchObject({ kind, message });
});

test('what the server says for people is kept beside the status', async () => {
  const body = JSON.stringify({ code: 'assistant.limit_day', message: 'Come back tomorrow' });
  await expect(read(new Response(body, { status: 429 }))).rejects.toMatchObject({
    kind: 'http',
    detail: 'Come back tomorrow',
  });
});
