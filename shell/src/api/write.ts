import { isApiError } from '@board/platform';
import { boardState, sessionState, type TransportRequest } from '@board/platform/host';
import { isQueueable, queueWrite } from '../offline/queue.ts';
import { patiently } from './patiently.ts';
import { sendOverHttp } from './transport.ts';

/** A write: sent, sent again under the same key when no answer came, else kept until the network is back. */
export async function writeThrough(request: TransportRequest): Promise<unknown> {
  try {
    // Without a key or a version a second send could be a second write.
    return await (isRepeatable(request)
      ? patiently(() => sendOverHttp(request))
      : sendOverHttp(request));
  } catch (error) {
    if (!isApiError(error) || error.status !== 0) throw error;
    boardState.online = false;
    const person = sessionState.status === 'authenticated' ? sessionState.user?.id : undefined;
    if (!person || !isQueueable(request)) throw error;
    return queueWrite(person, request);
  }
}

function isRepeatable({ call, idempotencyKey, body }: TransportRequest): boolean {
  if (body instanceof FormData) return false;
  return idempotencyKey !== undefined || call.method === 'PUT' || call.method === 'DELETE';
}
