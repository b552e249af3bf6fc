import type { ChatMessage } from './message.ts';

type Said = Readonly<Pick<ChatMessage, 'id' | 'parent'>>;

/** At each fork the one that is shown, by what it follows. */
export type Chosen = Readonly<Record<string, string>>;

/** What the first message follows, and all whose own is no longer kept. */
const beginning = '';

/** Before there were branches each message followed the one before it, and none said so. */
export const withParents = <Message extends Said>(messages: readonly Message[]): Message[] =>
  messages.map((message, index) => ({
    ...message,
    parent: message.parent === undefined ? (messages[index - 1]?.id ?? null) : message.parent,
  }));

export interface Shown<Message> {
  message: Message;
  /** What it follows. */
  fork: string;
  /** All that follow the same, in the order in which they were said. */
  branches: readonly string[];
}

/** What is shown, from the first message to the last: at each fork what was chosen, or else what leads to the newest. */
export function pathOf<Message extends Said>(
  messages: readonly Message[],
  chosen: Chosen,
): Shown<Message>[] {
  const forkOf = forksOf(messages);
  const after = new Map<string, number[]>();
  for (const [index, message] of messages.entries()) {
    const fork = forkOf(message);
    after.set(fork, [...(after.get(fork) ?? []), index]);
  }
  const idAt = (index: number) => messages[index]?.id ?? beginning;
  const newest = (index: number): number =>
    Math.max(index, ...(after.get(idAt(index)) ?? []).map(newest));
  const path: Shown<Message>[] = [];
  for (let fork = beginning; ; ) {
    const branches = after.get(fork) ?? [];
    const next =
      branches.find((index) => idAt(index) === chosen[fork]) ??
      branches.toSorted((one, other) => newest(other) - newest(one))[0];
    const message = next === undefined ? undefined : messages[next];
    if (!message) return path;
    path.push({ message, fork, branches: branches.map(idAt) });
    fork = message.id;
  }
}

/** What has to be chosen for a message to be shown. */
export function wayTo(messages: readonly Said[], id: string): Chosen {
  const forkOf = forksOf(messages);
  const way: Record<string, string> = {};
  for (let at = messages.find((each) => each.id === id); at && !(forkOf(at) in way); ) {
    const fork = forkOf(at);
    way[fork] = at.id;
    at = messages.find((each) => each.id === fork);
  }
  return way;
}

function forksOf(messages: readonly Said[]): (message: Said) => string {
  const ids = new Set(messages.map(({ id }) => id));
  return ({ parent }) => (parent && ids.has(parent) ? parent : beginning);
}
