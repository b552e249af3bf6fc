import { getChanges } from '@board/contracts/calls/system';
import { isApiError } from '@board/platform';
import { boardState, sessionState, type TransportRequest } from '@board/platform/host';
import { keepReply, keptReply } from '../offline/kept-replies.ts';
import { shownReply } from './board-cache.ts';
import { firstScreen } from './first-screen.ts';
import { patiently } from './patiently.ts';
import { sendOverHttp } from './transport.ts';

/** A read: from the reply that brought the whole first screen, else the server, else the copy kept here. */
export async function readThrough(request: TransportRequest): Promise<unknown> {
  const personal = (request.call.reads?.length ?? 0) > 0 && !asksForNews(request);
  const seeded = personal ? await firstScreen.take(request.url) : undefined;
  const person = sessionState.user?.id;
  try {
    const reply = seeded ?? (await patiently(() => sendOverHttp(request)));
    if (personal && person) keepReply(person, request.url, reply);
    return reply;
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error;
    boardState.online = false;
    const kept = personal && person ? await keptReply(person, request.url) : undefined;
    if (!person || !kept || sessionState.user?.id !== person) throw error;
    boardState.freshAt = boardState.freshAt ? Math.min(boardState.freshAt, kept.at) : kept.at;
    // What is on screen holds what was written since the copy was made.
    return shownReply(person, request.url) ?? kept.reply;
  }
}

/** What moved since is only ever known by the server. */
function asksForNews({ call }: TransportRequest): boolean {
  return call.name === getChanges.name;
}
