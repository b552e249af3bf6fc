import { ApiError, isApiError } from '@board/platform';
import {
  type Answer,
  boardState,
  sessionState,
  type Transport,
  type TransportRequest,
  textsOf,
} from '@board/platform/host';
import { alreadyHolds } from '../kept/already-holds.ts';
import { isBehind, queueWrite } from '../kept/queue.ts';
import { readThrough } from './read.ts';
import { patiently, sendOverHttp } from './transport.ts';

/** The shell's transport: how every request of shell and remotes leaves the page. */
export const sendRequest: Transport = (request) =>
  request.call.method === 'GET' ? readThrough(request) : writeThrough(request);

/** A write: sent, sent again under the same key when no answer came, else kept until the network is back. */
export async function writeThrough(request: TransportRequest): Promise<Answer> {
  const person = personNow();
  if (person && request.waits && (await isBehind(person, request)))
    return queueWrite(person, request, request.waits);
  try {
    // Without a key or a version a second send could be a second write.
    return await (isRepeatable(request) ? patiently(request) : sendOverHttp(request));
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The newer version is our own: the second send met what the first one did.
    if (error.status === 412 && alreadyHolds(error.current, request.body)) {
      return { reply: error.current };
    }
    if (error.status !== 0) throw error;
    boardState.online = false;
    if (sessionState.status === 'offline' && request.call.access !== 'public') throw forReading();
    // What one person did is not kept for the next.
    if (!person || person !== personNow() || !request.waits || !('indexedDB' in window))
      throw error;
    return queueWrite(person, request, request.waits);
  }
}

const personNow = (): string | undefined =>
  sessionState.status === 'authenticated' ? sessionState.user?.id : undefined;

/** Without a token nothing could be sent later either. */
function forReading(): ApiError {
  const message = textsOf(boardState.locale, 'shell')('offline.readOnly');
  return new ApiError(401, 'auth.required', { message });
}

function isRepeatable({ call, idempotencyKey, body }: TransportRequest): boolean {
  if (body instanceof FormData || call.repeatable === false) return false;
  return idempotencyKey !== undefined || call.method === 'PUT' || call.method === 'DELETE';
}
