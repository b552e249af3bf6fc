import type { ErrorReply } from '@board/contracts/calls/error-reply';
import { backgroundHeader, revisionsHeader } from '@board/contracts/constants/headers';
import { readStanding } from '@board/contracts/constants/revisions';
import { ApiError, isApiError } from '@board/platform';
import { type Answer, boardState, sessionState, type TransportRequest } from '@board/platform/host';
import { takeAhead } from '../ahead/replies-ahead.ts';
import { compositionOfPage } from '../base/composition.ts';
import { shellState } from '../base/shell-state.ts';
import { bearer } from '../identity/bearer.ts';
import { askForProof } from '../proof/ask-for-proof.ts';
import { isUnattended } from './activity.ts';

let endSession: () => Promise<void>;

/** Whoever holds the session says what is to be done when the server refuses its token. */
export function whenTokenDies(end: () => Promise<void>): void {
  endSession = end;
}

/** Who has written one of these has begun, whatever else is still empty. */
const firstThings = new Set(['createCourse', 'createTask']);

/** One request to the server: who asks, in which language, and what a refusal means for the session. */
export async function sendOverHttp(request: TransportRequest): Promise<Answer> {
  const token = bearer.current();
  const response = await reach(request, token);
  if (request.stream) {
    if (response.status === 401 && bearer.adoptNewer(sessionState.user?.id)) {
      return sendOverHttp(request);
    }
    return { reply: response };
  }
  if (response.ok) {
    shellState.maintenance = false;
    if (firstThings.has(request.call.name)) shellState.begun = sessionState.user?.id ?? null;
    const standing = readStanding(response.headers.get(revisionsHeader));
    return { reply: await read(response), standing };
  }

  const error = await refusal(response);
  const known = token !== null || sessionState.status === 'offline';
  if (response.status === 401 && known && !request.call.signsIn) {
    if (bearer.adoptNewer(sessionState.user?.id)) return sendOverHttp(request);
    // A late answer to a token that is no longer ours ends nobody's session.
    if (bearer.current() === token) await endSession();
  }
  if (error.code === 'auth.proof_needed' && (await askForProof(request.call.name)))
    return sendOverHttp(request);
  if (error.code === 'auth.factor_missing') shellState.factorMissing = true;
  if (error.code === 'server.maintenance') shellState.maintenance = true;
  throw error;
}

const againMs = 400;

/** Once more after a moment: one lost packet is not an outage. */
export async function patiently(request: TransportRequest): Promise<Answer> {
  const person = sessionState.user?.id;
  try {
    return await sendOverHttp(request);
  } catch (error) {
    if (!isApiError(error) || error.status !== 0 || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, againMs));
    if (sessionState.user?.id !== person) throw error;
    return sendOverHttp(request);
  }
}

async function reach(request: TransportRequest, token: string | null): Promise<Response> {
  const { call, url, body, version, idempotencyKey, signal, stream } = request;
  const headers = new Headers({
    accept: stream ? 'text/event-stream' : 'application/json',
    'accept-language': boardState.locale,
    ...compositionOfPage(),
  });
  if (isUnattended()) headers.set(backgroundHeader, '1');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  // Nothing about a sign-in is ever stored for replay.
  if (idempotencyKey && !call.signsIn) headers.set('idempotency-key', idempotencyKey);
  // Bytes say what they are at the other end, by what is in them.
  const type = body instanceof Blob ? 'application/octet-stream' : 'application/json';
  const asItIs = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', type);

  let response: Response;
  try {
    const ahead =
      call.method === 'GET' ? takeAhead({ url, token, locale: boardState.locale }) : undefined;
    response = await (ahead ??
      fetch(url, {
        method: call.method,
        headers,
        ...(body === undefined ? {} : { body: asItIs ? body : JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'network');
  }
  boardState.online = true;
  return response;
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? response.json() : response.blob();
}

/** What the server says, or its status when it says nothing that can be read. */
async function refusal(response: Response): Promise<ApiError> {
  const wait = secondsUntil(response.headers.get('retry-after'));
  try {
    const reply = (await response.json()) as Partial<ErrorReply> & { code?: ApiError['code'] };
    return new ApiError(response.status, reply.code ?? 'http', reply, wait);
  } catch {
    return new ApiError(response.status, 'http', {}, wait);
  }
}

/** Retry-After speaks in seconds or names an instant. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.ceil(wait) : undefined;
}
