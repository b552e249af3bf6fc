import { streamChat } from '@board/contracts/calls/assistant';
import { createAssistantConfig } from '@board/contracts/calls/assistant-configs';
import type { BodyOf } from '@board/contracts/calls/call';
import type { ChatEvent, Proposal } from '@board/contracts/schemas/assistant';
import { areas } from '../../../areas.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { answer } from '../chat/answer.ts';
import type { Question } from '../chat/part.ts';
import type { Patience } from '../provider/patience.ts';
import type { Provider } from './start-provider.ts';

export interface Told {
  content: string;
  error: string | undefined;
  code: string | undefined;
  proposals: Proposal[];
  events: ChatEvent[];
  done: boolean;
}

/** Asks over the route and reads the stream to its end. */
export async function ask(
  person: TestClient,
  message: string,
  history: Question['history'] = [],
): Promise<Told> {
  const response = await person.send('POST', `/api${streamChat.path}`, { message, history });
  if (response.statusCode !== 200)
    throw new Error(`Asked, but got ${response.statusCode}: ${response.body}`);
  const lines = response.body.split('\n').filter((line) => line.startsWith('data: '));
  const done = lines.at(-1) === 'data: [DONE]';
  return told(
    lines.slice(0, done ? -1 : undefined).map((line) => JSON.parse(line.slice(6)) as ChatEvent),
    done,
  );
}

const quick: Patience = { firstByteMs: 300, idleMs: 300, totalMs: 5_000 };

/** Asks without HTTP, with less patience or a reader who leaves. */
export async function askDirectly(
  board: TestApp,
  person: Parameters<TestApp['contextOf']>[0],
  signal: AbortSignal = new AbortController().signal,
  patience: Patience = quick,
): Promise<Told> {
  const events: ChatEvent[] = [];
  const ctx = await board.contextOf(person);
  try {
    for await (const part of answer(ctx, patience, {
      message: 'Hello',
      history: [],
      tools: areas.flatMap((area) => area.tools ?? []),
      intents: areas.flatMap((area) => area.intents ?? []),
      signal,
    }))
      events.push(part);
  } catch (error) {
    return {
      ...told(events, false),
      error: String(error),
      code: (error as { code?: string }).code,
    };
  }
  return told(events, true);
}

function told(events: ChatEvent[], done: boolean): Told {
  return {
    content: events.map((event) => event.content ?? '').join(''),
    error: events.find((event) => event.error !== undefined)?.error,
    code: events.find((event) => event.code !== undefined)?.code,
    proposals: events.flatMap((event) => event.proposal ?? []),
    events,
    done,
  };
}

export const testKey = 'sk-test-0123456789-secret';

/** A configuration for a provider that behaves as the model's name says. */
export async function configure(
  board: TestApp,
  provider: Provider,
  fields: BodyOf<typeof createAssistantConfig> & { model: string },
): Promise<string> {
  const admin = await board.asAdmin();
  const { body } = await admin.call(createAssistantConfig, {
    body: { api_key: testKey, base_url: provider.baseUrl, ...fields },
  });
  // They are tried in the order of their making.
  board.clock.advance(1);
  return body.id;
}
