import type { Call, InputOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import { sendRequest } from './transport.ts';

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
