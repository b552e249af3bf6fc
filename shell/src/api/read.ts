import { callUrl } from '@board/contracts/calls/call-url';
import { getChanges, getDashboard } from '@board/contracts/calls/system';
import { isApiError } from '@board/platform';
import {
  type Answer,
  boardState,
  type FirstScreen,
  seededReply,
  sessionState,
  type TransportRequest,
} from '@board/platform/host';
import { keptMember, withNewest } from '../kept/kept-lists.ts';
import { type KeptReply, keepReply, keptReply } from '../kept/kept-replies.ts';
import { firstScreen } from './first-screen.ts';
import { patiently } from './transport.ts';

/**
 * A read: while the board begins the copy kept here, then from the reply that brought the whole first
 * screen, else the server, and without one the copy again.
 */
export async function readThrough(request: TransportRequest): Promise<Answer> {
  const { url } = request;
  const personal = (request.call.reads?.length ?? 0) > 0 && !asksForNews(request);
  const person = personal ? sessionState.user?.id : undefined;
  const early = person && firstScreen.isAwaitedBy(url) && !begunWith.has(url);
  const copy = early ? await ownCopy(person, url) : undefined;
  if (copy && firstScreen.isAwaitedBy(url)) {
    begunWith.add(url);
    // Without what it stands for: it is asked for again, however little has moved.
    return { reply: copy.reply, kept: true };
  }
  const seeded = personal ? await firstScreen.take(url) : undefined;
  try {
    const answer = seeded ?? (await patiently(request));
    if (person) keepReply(person, url, answer);
    return answer;
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error;
    boardState.online = false;
    const kept = person ? await ownCopy(person, url, copyOrMember) : undefined;
    if (!kept) throw error;
    const { reply, standing } = person ? await withNewest(person, url, kept) : kept;
    return { reply, standing, kept: true };
  }
}

/** Addresses whose copy was shown before anything was heard of the server. */
const begunWith = new Set<string>();

/** Of nobody but who is here when it is found. */
async function ownCopy(person: string, url: string, find = copyOf): Promise<KeptReply | undefined> {
  const copy = await find(person, url);
  if (!copy || sessionState.user?.id !== person) return undefined;
  boardState.freshAt = boardState.freshAt ? Math.min(boardState.freshAt, copy.at) : copy.at;
  return copy;
}

/** The youngest there is: what was never asked for by itself may have come with the first screen. */
async function copyOf(person: string, url: string): Promise<KeptReply | undefined> {
  const own = await keptReply(person, url);
  const screen = await keptReply(person, callUrl(getDashboard));
  if (!screen || (own && own.at >= screen.at)) return own;
  const part = seededReply(screen.reply as FirstScreen, url);
  return part ? { ...screen, reply: part.reply } : own;
}

const copyOrMember: typeof copyOf = async (person, url) =>
  (await copyOf(person, url)) ?? (await keptMember(person, url));

/** What moved since is only ever known by the server. */
function asksForNews({ call }: TransportRequest): boolean {
  return call.name === getChanges.name;
}
