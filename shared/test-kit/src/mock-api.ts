import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { errorTable } from '@board/contracts/constants/error-codes';
import type { ErrorTable } from '@board/contracts/constants/errors/error-table';
import { allSchemas } from '@board/contracts/schemas/all-schemas';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import { ApiError } from '@board/platform';
import { setTransport, type TransportRequest } from '@board/platform/host';
import { Value } from 'typebox/value';
import { readUrl } from './read-url.ts';

type Answer<C extends Call> = (
  input: InputOf<C>,
  request: TransportRequest,
) => ReplyOf<C> | Promise<ReplyOf<C>>;

type Refusal = [
  call: Call,
  status: number,
  code: ApiError['code'],
  message: string,
  retryAfter?: number,
];

export interface MockApi {
  /** Answers a call from now on. What does not hold the contract fails the test, on both ways. */
  on: <C extends Call>(call: C, answer: Answer<C>) => MockApi;
  /** Refuses a call with what a server would say. */
  refuse: (...refusal: Refusal) => MockApi;
  /** What was asked so far, of one call or of all. */
  requests: (call?: Call) => readonly TransportRequest[];
}

/** An API that answers what a test tells it, and only what the contracts allow. */
export function mockApi(): MockApi {
  const answers = new Map<string, (request: TransportRequest) => unknown>();
  const seen: TransportRequest[] = [];

  setTransport(async (request) => {
    seen.push(request);
    const answer = answers.get(request.call.name);
    if (!answer)
      throw new ApiError(404, 'request.not_found', {
        message: `${request.call.name} has no answer in this test`,
      });
    return { reply: await answer(request) };
  });

  const api: MockApi = {
    on(call, answer) {
      const schema: CallSchema | undefined = schemaOf(call.name);
      answers.set(call.name, async (request) => {
        const input = { ...readUrl(call.path, request.url), body: request.body };
        if (schema?.body) hold(schema.body, input.body, `body of ${call.name}`);
        const reply = await answer(input as InputOf<typeof call>, request);
        if (schema?.reply) hold(schema.reply, reply, `reply of ${call.name}`);
        return reply;
      });
      return api;
    },
    refuse(call, status, code, message, retryAfter) {
      const known: Partial<ErrorTable> = errorTable;
      const field = known[code]?.field;
      const details = field === undefined ? {} : { details: [{ field, message }] };
      answers.set(call.name, () => {
        throw new ApiError(status, code, { message, ...details }, retryAfter);
      });
      return api;
    },
    requests: (call) => (call ? seen.filter((request) => request.call.name === call.name) : seen),
  };
  return api;
}

function schemaOf(name: string): CallSchema | undefined {
  return (allSchemas as Record<string, CallSchema>)[name];
}

function hold(schema: NonNullable<CallSchema['body']>, value: unknown, what: string): void {
  const [first] = Value.Errors(schema, value);
  if (first)
    throw new Error(`The ${what} breaks its contract: ${first.instancePath} ${first.message}`);
}
