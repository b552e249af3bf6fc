import type { AssistantStatus, ChatEvent, Proposal } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import { isApiError } from '@board/platform';
import { proxy } from 'valtio';
import { chatEvents } from '../stream/chat-events.ts';
import { ChatFailure } from '../stream/chat-failure.ts';
import { openReply } from './conversation.queries.ts';
import { historyOf, sendable } from './history.ts';
import { keptConversation } from './kept-conversation.ts';
import { type ChatMessage, newMessage } from './message.ts';

/** Text arrives faster than a screen can show it; it is handed on a few times a second. */
const paceMs = 40;
/** A reload in the middle of a reply finds what had come by then. */
const keepMs = 1_000;

interface Conversation {
  /** Whose it is; nobody's before the panel knows. */
  personId: string;
  messages: ChatMessage[];
  /** Thinking until the first word, then writing. */
  phase: 'idle' | 'thinking' | 'writing';
  /** A reply has come to its end since the panel is open. */
  finished: boolean;
  /** What the last reply said about who answers. */
  status: AssistantStatus | undefined;
}

export const conversation = proxy<Conversation>({
  personId: '',
  messages: [],
  phase: 'idle',
  finished: false,
  status: undefined,
});

let running: AbortController | undefined;
/** The question that is being answered in this tab, and its answer. */
let ownTurn: readonly string[] = [];
let stopHearing = (): void => undefined;

export function openConversation(personId: string): void {
  if (conversation.personId === personId) return;
  leave();
  conversation.personId = personId;
  conversation.messages = keptConversation.read(personId);
  stopHearing = keptConversation.onOtherTab(personId, adopt);
}

/** What another tab kept is what was said, but for what is being said here. */
function adopt(): void {
  const isOwn = ({ id }: ChatMessage) => ownTurn.includes(id);
  const kept = keptConversation.read(conversation.personId);
  conversation.messages = [
    ...kept.filter((message) => !isOwn(message)),
    ...conversation.messages.filter(isOwn),
  ];
}

/** Before anything is added: a tab is told of another only after a while. */
function catchUp(): void {
  if (keptConversation.isNews(conversation.personId)) adopt();
}

/** The session is over: nothing of it stays, here or in storage. */
export function forgetConversation(): void {
  leave();
  keptConversation.dropAll();
}

export function clearConversation(): void {
  stopReply();
  conversation.messages = [];
  keptConversation.drop(conversation.personId);
}

/** Empty text, and sending while a reply is being written, are ignored. */
export function sendMessage(text: string): boolean {
  const message = sendable(text.trim(), assistantLimits.message);
  if (message === '' || conversation.phase !== 'idle') return false;
  catchUp();
  const history = historyOf(conversation.messages);
  conversation.messages.push(newMessage('user', message));
  void answer(message, history);
  return true;
}

/** Asks the last question again in place of its reply. */
export function regenerateReply(): void {
  if (conversation.phase !== 'idle') return;
  const seen = conversation.messages[lastQuestion()]?.id;
  catchUp();
  const asked = lastQuestion();
  const question = conversation.messages[asked];
  // What was asked elsewhere meanwhile is not what was meant.
  if (!question || question.id !== seen) return;
  conversation.messages.splice(asked + 1);
  void answer(question.content, historyOf(conversation.messages.slice(0, asked)));
}

const lastQuestion = (): number =>
  conversation.messages.findLastIndex((message) => message.role === 'user');

export function stopReply(): void {
  running?.abort();
}

export function replaceProposal(proposal: Proposal): void {
  catchUp();
  for (const { proposals } of conversation.messages) {
    const index = proposals?.findIndex((each) => each.id === proposal.id) ?? -1;
    if (proposals && index >= 0) proposals[index] = proposal;
  }
  keep();
}

function keep(): void {
  keptConversation.keep(conversation.personId, conversation.messages);
}

function leave(): void {
  stopReply();
  stopHearing();
  running = undefined;
  Object.assign(conversation, {
    personId: '',
    messages: [],
    phase: 'idle',
    finished: false,
    status: undefined,
  });
}

async function answer(message: string, history: ReturnType<typeof historyOf>): Promise<void> {
  const control = new AbortController();
  running = control;
  conversation.messages.push(newMessage('assistant', ''));
  // Read back, because the copy inside the proxy is the one that is watched.
  const reply = conversation.messages.at(-1) as ChatMessage;
  ownTurn = conversation.messages.slice(-2).map(({ id }) => id);
  conversation.phase = 'thinking';
  conversation.finished = false;
  keep();
  try {
    const response = await openReply({ message, history }, control.signal);
    // Somebody else's conversation may be open by now.
    await write(reply, response, () => running === control && keep());
    finish(reply);
  } catch (error) {
    if (control.signal.aborted) reply.ended = 'stopped';
    else fail(reply, error);
  }
  if (running !== control) return;
  running = undefined;
  conversation.phase = 'idle';
  conversation.finished = reply.ended === 'done';
  keep();
  ownTurn = [];
}

async function write(reply: ChatMessage, response: Response, keepSoFar: () => void): Promise<void> {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    reply.content += waiting;
    waiting = '';
  };
  const save = (): void => {
    clearTimeout(keeping);
    keeping = undefined;
    flush();
    keepSoFar();
  };
  addEventListener('pagehide', save);
  try {
    for await (const event of chatEvents(response)) {
      note(reply, event);
      keeping ??= setTimeout(save, keepMs);
      if (event.content) {
        waiting += event.content;
        conversation.phase = 'writing';
        timer ??= setTimeout(flush, paceMs);
      }
      if (event.error !== undefined) throw new ChatFailure('stream', event.error, event.error);
    }
  } finally {
    removeEventListener('pagehide', save);
    clearTimeout(keeping);
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
