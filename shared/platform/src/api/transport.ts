import { type Call, type InputOf, isKeyed, type ReplyOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import type { Standing } from '@board/contracts/constants/revisions';
import { newId } from '@board/contracts/formats/new-id';
import { ApiError } from './api-error.ts';
import { withPages } from './bare-list.ts';
import { asWaiting } from './waiting-replies.ts';

export interface TransportRequest {
  call: Call;
  url: string;
  body?: unknown;
  /** Sent as If-Match: the version that the person was looking at. */
  version?: number;
  /** Makes a repeated POST or PATCH one write. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Answers the response itself, of any status, and ends no session. */
  stream?: boolean;
  /** What lets it wait for the network. */
  waits?: Wait;
}

export interface Wait {
  /** Under which it is shown. */
  id: string;
  /** What was given to the call and what the person saw: they tell later how it shows. */
  input: unknown;
  seen: unknown;
  /** What it would be answered. */
  reply: unknown;
}

export interface Answer {
  reply: unknown;
  /** Which state of the person's data it stands for. */
  standing?: Standing | undefined;
  /** No server has seen the write yet. */
  waits?: boolean;
  /** A copy that this browser has. */
  kept?: boolean;
}

/** How requests leave the page. The host owns it: token, language, refresh and the offline queue live there. */
export type Transport = (request: TransportRequest) => Promise<Answer>;

let transport: Transport | undefined;

export function setTransport(next: Transport): void {
  transport = next;
}

type SendOptions = Pick<TransportRequest, 'version' | 'idempotencyKey' | 'signal'>;

/** A single call outside of a component. Components use `useApi` and `useWrite`. */
export async function sendCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  return (await askCall(call, input, options)).reply;
}

/** The same with all that is known of the answer. */
export async function askCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions & Pick<TransportRequest, 'waits'> = {},
): Promise<Answer & { reply: ReplyOf<C> }> {
  const { body } = input as { body?: unknown };
  const request: TransportRequest = { call, url: callUrl(call, input), ...options };
  if (body !== undefined) request.body = body;
  if (isKeyed(call)) request.idempotencyKey ??= newId();
  const answer = await sendRequest(request);
  if (answer.waits) asWaiting(answer.reply);
  return { ...answer, reply: withPages(call, answer.reply) as ReplyOf<C> };
}

/**
 * A call that answers piece by piece. The response comes as it is, whatever its status: who reads
 * the stream says what a refusal means. Never sent twice and never kept for later.
 */
export async function openStream<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal: AbortSignal,
): Promise<Response> {
  const { body } = input as { body?: unknown };
  const { reply } = await sendRequest({
    call,
    url: callUrl(call, input),
    body,
    signal,
    stream: true,
  });
  return reply as Response;
}

function sendRequest(request: TransportRequest): Promise<Answer> {
  if (!transport) throw new ApiError(0, 'network', { message: 'No host has set a transport' });
  return transport(request);
}
