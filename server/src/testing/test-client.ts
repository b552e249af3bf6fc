import type { Call, CallShape, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import type { ErrorReply } from '@board/contracts/schemas/common';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface TestReply<Reply> {
  status: number;
  body: Reply;
  headers: LightMyRequestResponse['headers'];
}

type Headers = Record<string, string>;

export interface TestClient {
  /** A call that is to succeed; anything else fails the test with the reply in its message. */
  call<C extends Call<CallShape>>(
    call: C,
    input: InputOf<C>,
    headers?: Headers,
  ): Promise<TestReply<ReplyOf<C>>>;
  /** A call that is to be refused. */
  refused<C extends Call<CallShape>>(
    call: C,
    input: InputOf<C>,
    headers?: Headers,
  ): Promise<TestReply<ErrorReply>>;
  /** Whatever is sent, as it is. */
  send(
    method: Call['method'],
    url: string,
    body?: unknown,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
}

export function testClient(http: FastifyInstance, token?: string): TestClient {
  const authorization: Headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

  function send(method: Call['method'], url: string, body?: unknown, headers: Headers = {}) {
    return http.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...authorization, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  }

  async function run<C extends Call<CallShape>>(call: C, input: InputOf<C>, headers?: Headers) {
    const body = (input as { body?: unknown }).body;
    const response = await send(call.method, callUrl(call, input), body, headers);
    const parsed: unknown = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, body: parsed, headers: response.headers };
  }

  return {
    send,
    async call(call, input, headers) {
      const reply = await run(call, input, headers);
      if (reply.status >= 400)
        throw new Error(`${call.name} was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply as never;
    },
    async refused(call, input, headers) {
      const reply = await run(call, input, headers);
      if (reply.status < 400)
        throw new Error(`${call.name} was not refused: ${JSON.stringify(reply.body)}`);
      return reply as never;
    },
  };
}
