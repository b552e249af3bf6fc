import { type Call, type InputOf, isKeyed, type ReplyOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import { newId } from '@board/contracts/formats/new-id';
import { withPages } from './bare-list.ts';
import { type Answer, sendRequest, type TransportRequest } from './transport.ts';
import { asWaiting } from './waiting-replies.ts';

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
