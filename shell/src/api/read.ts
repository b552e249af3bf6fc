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
import { type KeptReply, keepReply, keptReply } from '../kept/kept-replies.ts';
import { firstScreen } from './first-screen.ts';
import { patiently } from './patiently.ts';
import { sendOverHttp } from './transport.ts';

/** A read: from the reply that brought the whole first screen, else the server, else the copy kept here. */
export async function readThrough(request: TransportRequest): Promise<Answer> {
  const personal = (request.call.reads?.length ?? 0) > 0 && !asksForNews(request);
  const seeded = personal ? await firstScreen.take(request.url) : undefined;
  const person = sessionState.user?.id;
  try {
    const answer = seeded ?? (await patiently(() => sendOverHttp(request)));
    if (personal && person) keepReply(person, request.url, answer);
    return answer;
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error;
    boardState.online = false;
    const kept = personal && person ? await copyOf(person, request.url) : undefined;
    if (!person || !kept || sessionState.user?.id !== person) throw error;
    boardState.freshAt = boardState.freshAt ? Math.min(boardState.freshAt, kept.at) : kept.at;
    return { reply: kept.reply, standing: kept.standing, kept: true };
  }
}

/** The youngest there is: what was never asked for by itself may have come with the first screen. */
async function copyOf(person: string, url: string): Promise<KeptReply | undefined> {
  const own = await keptReply(person, url);
  const screen = await keptReply(person, callUrl(getDashboard));
  if (!screen || (own && own.at >= screen.at)) return own;
  const part = seededReply(screen.reply as FirstScreen, url);
  return part ? { ...screen, reply: part.reply } : own;
}

/** What moved since is only ever known by the server. */
function asksForNews({ call }: TransportRequest): boolean {
  return call.name === getChanges.name;
}
