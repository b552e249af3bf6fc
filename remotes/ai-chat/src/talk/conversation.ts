import type { Proposal } from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import { conversationLimit } from '@board/contracts/constants/conversations';
import { textLength } from '@board/contracts/constants/limits';
import { newId } from '@board/platform';
import { pathOf, wayTo, withParents } from './branches.ts';
import { openReply } from './conversation.queries.ts';
import { historyOf, sendable } from './history.ts';
import { keep } from './keep.ts';
import { type ChatMessage, newMessage } from './message.ts';
import { dropPictures, holdPicture, type Picture, pictureOf } from './pictures.ts';
import { fail, receive } from './receive.ts';
import { see } from './see.ts';
import { conversation, nothing } from './state.ts';

export { conversation };

let running: AbortController | undefined;
/** The question that is being answered in this tab, and its answer; and those before that could not be saved. */
let ownTurn: readonly string[] = [];
/** Replies that never came, while another one takes their place. */
let gone: string[] = [];
/** What somebody looked for, to be shown when its conversation has come. */
let sought = '';

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

/** One that the server has; what is said in it comes by `adopt`. With words it opens where they were said. */
export function showConversation(id: string, words = ''): void {
  if (conversation.id !== id) {
    leave();
    Object.assign(conversation, { id, stored: true });
  }
  sought = words;
  seek();
}

/** What the server has is what was said, but for what is being said here. Answers whether this copy is behind what is known here. */
export function adopt(id: string, kept: readonly ChatMessage[]): boolean {
  if (conversation.id !== id) return false;
  const own = turn();
  const copy = withParents(kept);
  const known = copy.map(endedOf);
  const isBehind = known.some((message, at) => message !== copy[at]);
  conversation.messages = [
    ...known
      .filter((message) => !gone.includes(message.id))
      .map((message) => own.find((each) => each.id === message.id) ?? message),
    ...own.filter((message) => !kept.some(({ id: there }) => there === message.id)),
  ];
  seek();
  return isBehind && own.length === 0;
}

/** A copy that was read before its end was kept may come after it. */
function endedOf(message: ChatMessage): ChatMessage {
  const here = find(message.id);
  return here?.ended && !message.ended ? here : message;
}

function seek(): void {
  const words = sought.toLowerCase();
  const { messages } = conversation;
  if (words === '' || messages.length === 0) return;
  sought = '';
  const said = messages.findLast(({ content }) => content.toLowerCase().includes(words));
  if (said) choose(said.id);
}

/** The session is over: nothing of it stays on the page. */
export function forgetConversation(): void {
  leave();
  Object.assign(conversation, { personId: '', status: undefined });
}

/** Empty text, and sending while a reply is being written or without a network, are ignored. */
export function sendMessage(text: string, picture?: Picture): boolean {
  return ask(text, shown().at(-1)?.id ?? null, picture);
}

/** Asks a question of before in other words; what was said after the former stays a branch of its own. */
export function sendInstead(questionId: string, text: string): boolean {
  const former = find(questionId);
  const done = former !== undefined && ask(text, former.parent ?? null, pictureOf(former.id));
  if (done) conversation.editing = undefined;
  return done;
}

function ask(text: string, parent: string | null, picture?: Picture): boolean {
  const message = sendable(text.trim(), assistantLimits.message);
  if (message === '' || !mayAsk(conversation)) return false;
  const question = say(newMessage('user', message, parent));
  if (picture) {
    holdPicture(question.id, picture);
    question.picture = sendable(picture.file.name, textLength.name);
  }
  void answer(question);
  return true;
}

/** Asks for another reply beside this one; one that never came makes room. */
export function regenerateReply(replyId: string): void {
  const reply = find(replyId);
  const question = reply?.parent ? find(reply.parent) : undefined;
  if (!reply || !question || !mayAsk(conversation)) return;
  if (reply.content === '' && !reply.proposals) {
    gone = [reply.id];
    conversation.messages = conversation.messages.filter(({ id }) => id !== reply.id);
  }
  void answer(question);
}

export function editQuestion(id: string | undefined): void {
  conversation.editing = id;
}

/** Shows the branch before or after this one. */
export function step(fork: string, by: 1 | -1): void {
  const at = pathOf(conversation.messages, conversation.chosen).find((each) => each.fork === fork);
  const next = at?.branches[at.branches.indexOf(at.message.id) + by];
  if (next !== undefined) conversation.chosen = { ...conversation.chosen, [fork]: next };
}

export function stopReply(): void {
  running?.abort();
}

export function replaceProposal(proposal: Proposal): void {
  for (const message of conversation.messages) {
    const index = message.proposals?.findIndex((each) => each.id === proposal.id) ?? -1;
    if (!message.proposals || index < 0) continue;
    message.proposals[index] = proposal;
    void keep([message]);
  }
}

/** What hangs on an older copy's end would hide all that was said since. */
export const mayAsk = ({ phase, behind }: Pick<typeof conversation, 'phase' | 'behind'>): boolean =>
  phase === 'idle' && !behind;

const turn = (): ChatMessage[] => conversation.messages.filter(({ id }) => ownTurn.includes(id));

const find = (id: string): ChatMessage | undefined =>
  conversation.messages.find((message) => message.id === id);

const shown = (): ChatMessage[] =>
  pathOf(conversation.messages, conversation.chosen).map(({ message }) => message);

function choose(id: string): void {
  conversation.chosen = { ...conversation.chosen, ...wayTo(conversation.messages, id) };
}

function leave(): void {
  stopReply();
  running = undefined;
  ownTurn = [];
  gone = [];
  sought = '';
  dropPictures();
  Object.assign(conversation, { ...nothing, messages: [] });
}

async function answer(question: ChatMessage): Promise<void> {
  const control = new AbortController();
  running = control;
  const reply = say(newMessage('assistant', '', question.id));
  const { id } = reply;
  ownTurn = [...ownTurn, question.id, id].slice(-conversationLimit.saved);
  choose(id);
  const { history, shortened } = historyOf(shown().slice(0, -2));
  if (conversation.id === '') conversation.id = newId();
  conversation.phase = 'thinking';
  conversation.writing = id;
  conversation.finished = false;
  void keep(turn(), gone);
  try {
    const { signal } = control;
    const picture = pictureOf(question.id);
    if (shortened && !picture) reply.shortened = true;
    if (picture) await see(reply, question.content, picture, signal);
    else await receive(reply, await openReply({ message: question.content, history }, signal));
  } catch (error) {
    if (control.signal.aborted) reply.ended = 'stopped';
    else fail(reply, error);
  }
  // Another conversation may be open by now; this one is kept as far as it came.
  if (running !== control) return;
  running = undefined;
  Object.assign(conversation, { phase: 'idle', writing: '' });
  conversation.finished = reply.ended === 'done';
  await keepTurn();
}

/** What could not be saved stays this page's own, so that nothing older takes its place, and is saved with what follows. */
export async function keepTurn(): Promise<void> {
  await keep(turn(), gone);
  if (running === undefined && conversation.unsaved === undefined) [ownTurn, gone] = [[], []];
}

/** Answered as it was read back: the copy inside the proxy is the one that is watched. */
function say(message: ChatMessage): ChatMessage {
  conversation.messages.push(message);
  return conversation.messages.at(-1) as ChatMessage;
}
