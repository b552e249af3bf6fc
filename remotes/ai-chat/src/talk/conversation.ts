import type { AssistantStatus, ChatEvent, Proposal } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import { conversationLimit } from '@board/contracts/constants/conversations';
import { textLength } from '@board/contracts/constants/limits';
import { currentUser, isApiError, messageOf, newId } from '@board/platform';
import { proxy } from 'valtio';
import { chatEvents } from '../stream/chat-events.ts';
import { ChatFailure } from '../stream/chat-failure.ts';
import { keepMessages, openReply } from './conversation.queries.ts';
import { historyOf, sendable } from './history.ts';
import { type ChatMessage, newMessage } from './message.ts';

/** Text arrives faster than a screen can show it; it is handed on a few times a second. */
const paceMs = 40;

interface Conversation {
  /** Whose it is; nobody's before the panel knows. */
  personId: string;
  /** None before it is known which one was the last. */
  id: string;
  /** The server has it. */
  stored: boolean;
  /** Why the last of it is on this page alone. */
  unsaved: string | undefined;
  messages: ChatMessage[];
  /** Thinking until the first word, then writing. */
  phase: 'idle' | 'thinking' | 'writing';
  /** A reply has come to its end since the panel is open. */
  finished: boolean;
  /** What the last reply said about who answers. */
  status: AssistantStatus | undefined;
}

const nothing = {
  id: '',
  stored: false,
  unsaved: undefined,
  messages: [],
  phase: 'idle',
  finished: false,
} as const;

export const conversation = proxy<Conversation>({
  ...nothing,
  personId: '',
  messages: [],
  status: undefined,
});

let running: AbortController | undefined;
/** The question that is being answered in this tab, and its answer. */
let ownTurn: readonly string[] = [];
/** Each save waits for the one before: the same message is in both. */
let saving: Promise<void> = Promise.resolve();
/** Replies that another one takes the place of. */
let gone: string[] = [];

export function openConversation(personId: string): void {
  if (conversation.personId === personId) return;
  forgetConversation();
  conversation.personId = personId;
  // Where releases before ADR 46 kept what was said.
  localStorage.removeItem(`board.conversation.${personId}`);
}

export function beginConversation(): void {
  leave();
  conversation.id = newId();
}

/** One that the server has; what is said in it comes by `adopt`. */
export function showConversation(id: string): void {
  if (conversation.id === id) return;
  leave();
  Object.assign(conversation, { id, stored: true });
}

/** What the server has is what was said, but for what is being said here. */
export function adopt(id: string, kept: readonly ChatMessage[]): void {
  if (conversation.id !== id) return;
  const isOwn = (message: { id: string }) => ownTurn.includes(message.id);
  conversation.messages = [
    ...kept
      .filter((message) => !isOwn(message) && !gone.includes(message.id))
      // A reply that was being written when its page went away will not be finished.
      .map((message) => ({ ...message, ended: message.ended ?? ('stopped' as const) })),
    ...conversation.messages.filter(isOwn),
  ];
}

/** The session is over: nothing of it stays on the page. */
export function forgetConversation(): void {
  leave();
  Object.assign(conversation, { personId: '', status: undefined });
}

/** Empty text, and sending while a reply is being written, are ignored. */
export function sendMessage(text: string): boolean {
  const message = sendable(text.trim(), assistantLimits.message);
  if (message === '' || conversation.phase !== 'idle') return false;
  const history = historyOf(conversation.messages);
  conversation.messages.push(newMessage('user', message));
  void answer(message, history);
  return true;
}

/** Asks the last question again in place of its reply. */
export function regenerateReply(): void {
  if (conversation.phase !== 'idle') return;
  const asked = lastQuestion();
  const question = conversation.messages[asked];
  if (!question) return;
  gone = conversation.messages.splice(asked + 1).map(({ id }) => id);
  void answer(question.content, historyOf(conversation.messages.slice(0, asked)));
}

const lastQuestion = (): number =>
  conversation.messages.findLastIndex((message) => message.role === 'user');

export function stopReply(): void {
  running?.abort();
}

export function replaceProposal(proposal: Proposal): void {
  for (const message of conversation.messages) {
    const index = message.proposals?.findIndex((each) => each.id === proposal.id) ?? -1;
    if (!message.proposals || index < 0) continue;
    message.proposals[index] = proposal;
    void save([message]);
  }
}

function leave(): void {
  stopReply();
  running = undefined;
  ownTurn = [];
  gone = [];
  Object.assign(conversation, { ...nothing, messages: [] });
}

function save(messages: readonly ChatMessage[]): Promise<void> {
  const { id } = conversation;
  if (currentUser()?.preferences.keepConversations === false) return Promise.resolve();
  // As it is now: it goes on being written while the one before is saved.
  const body = { id, messages: messages.map(storable), gone };
  saving = saving.then(() => send(body));
  return saving;
}

async function send(body: Parameters<typeof keepMessages>[0]): Promise<void> {
  let unsaved: string | undefined;
  try {
    await keepMessages(body);
  } catch (error) {
    unsaved = messageOf(error, '');
  }
  if (conversation.id !== body.id) return;
  conversation.unsaved = unsaved;
  if (unsaved === undefined) conversation.stored = true;
}

const storable = (message: ChatMessage): ChatMessage => ({
  ...message,
  content: sendable(message.content, conversationLimit.content),
  ...(message.proposals && {
    proposals: message.proposals.slice(0, conversationLimit.proposals).map((each) => ({ ...each })),
  }),
  ...(message.failure && {
    failure: {
      ...message.failure,
      detail: sendable(message.failure.detail, textLength.description),
    },
  }),
});

async function answer(message: string, history: ReturnType<typeof historyOf>): Promise<void> {
  const control = new AbortController();
  running = control;
  conversation.messages.push(newMessage('assistant', ''));
  // Read back, because the copy inside the proxy is the one that is watched.
  const reply = conversation.messages.at(-1) as ChatMessage;
  const turn = conversation.messages.slice(-2);
  ownTurn = turn.map(({ id }) => id);
  if (conversation.id === '') conversation.id = newId();
  conversation.phase = 'thinking';
  conversation.finished = false;
  void save(turn);
  try {
    const response = await openReply({ message, history }, control.signal);
    await write(reply, response);
    finish(reply);
  } catch (error) {
    if (control.signal.aborted) reply.ended = 'stopped';
    else fail(reply, error);
  }
  // Another conversation may be open by now; this one is kept as far as it came.
  if (running !== control) return;
  running = undefined;
  conversation.phase = 'idle';
  conversation.finished = reply.ended === 'done';
  await save(turn);
  if (running === undefined) [ownTurn, gone] = [[], []];
}

async function write(reply: ChatMessage, response: Response): Promise<void> {
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
  } finally {
    flush();
  }
}

function note(reply: ChatMessage, { status, proposal, examples }: ChatEvent): void {
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

function finish(reply: ChatMessage): void {
  if (reply.content.trim() === '' && !reply.proposals) throw new ChatFailure('empty', 'no content');
  reply.ended = 'done';
}

function fail(reply: ChatMessage, error: unknown): void {
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
