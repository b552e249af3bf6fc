import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, errorTable } from '@board/contracts/constants/error-codes';
import { checkOf } from '../../../server/src/serving/validation.ts';
import type { Answer } from './answers.ts';
import type { Reading } from './gauge.ts';
import type { Drawn, Operation } from './requests.ts';

/** What no request may do, whatever it holds. */
export const bounds = { workMs: 200, cpuMs: 2_000, memory: 512 } as const;

/** Words that only our own insides use; none of them is in what we send. */
const inner =
  /\n\s+at |node_modules|node:internal|\.ts:\d+|SQLITE_|ECONNREFUSED|relation "|constraint failed|violates |syntax error at|select "|insert into "|\/(home|tmp|work|root|usr)\//i;
const chinese = /\p{Script=Han}/u;

type Check = (asked: { operation: Operation; drawn: Drawn; answer: Answer }) => string | undefined;

interface ErrorReply {
  success: unknown;
  code: ErrorCode;
  message: string;
  request_id?: string;
  details?: { field: string; message: string }[];
  error?: string;
}

/** A 503 that the table of errors foresees is an answer, every other 5xx is none. */
export function failureOf({ status, json, text }: Answer): string | undefined {
  if (status < 500) return undefined;
  const { code } = (json ?? {}) as Partial<ErrorReply>;
  const isForeseen = status === 503 && code !== undefined && code in errorTable;
  return isForeseen ? undefined : `${status} ${text.slice(0, 200)}`;
}

/** Each by its name; answers what is wrong. */
export const invariants: Record<string, Check> = {
  'no failure of ours': ({ answer }) => failureOf(answer),

  'the envelope of an error': ({ operation, answer: { status, json, headers, text } }) => {
    if (status < 400) return undefined;
    const { success, code, message, request_id: requestId, ...rest } = (json ?? {}) as ErrorReply;
    const known = errorTable[code];
    const fits =
      success === false &&
      known?.status === status &&
      typeof message === 'string' &&
      status < 500 === (requestId === undefined) &&
      Object.entries(rest).every(
        ([name, value]) =>
          name === 'details' ||
          name === 'current' ||
          // What package managers show.
          (name === 'error' && operation.path.startsWith('/npm/') && value === message),
      ) &&
      headers['x-request-id'] !== undefined &&
      String(headers['content-type']).startsWith('application/json');
    return fits ? undefined : `${status} ${headers['content-type']} ${text.slice(0, 200)}`;
  },

  'the language asked for': ({ drawn, answer: { status, json } }) => {
    if (status < 400 || json === undefined) return undefined;
    const asked = drawn.headers['accept-language'];
    const { code, message, details = [] } = json as ErrorReply;
    const known = errorTable[code];
    if (!known) return undefined;
    const wanted = (['zh-CN', 'en'] as const).filter((each) =>
      asked === undefined ? drawn.role !== 'guest' || each === 'zh-CN' : each === asked,
    );
    if (wanted.length === 0) return undefined;
    if (!wanted.some((locale) => fillable(known[locale]).test(message)))
      return `${asked ?? 'none'}: '${message}'`;
    const [only] = asked === undefined ? [] : wanted;
    const strange = details.find(({ message: said }) =>
      only === 'en' ? chinese.test(said[0] ?? '') : only && !chinese.test(said),
    );
    return strange && `${only}: '${strange.message}' of ${strange.field}`;
  },

  'no stack, SQL or path': ({ answer: { status, text } }) =>
    status < 400 ? undefined : inner.exec(text)?.[0] && text.slice(0, 300),

  'nobody without a token': ({ operation, drawn, answer: { status } }) =>
    drawn.role === 'guest' && !operation.isOpen && status < 400 ? `${status}` : undefined,

  'the reply that the document names': ({ operation, answer: { status, json, text } }) => {
    if (status >= 300 || status === 204 || !operation.reply) return undefined;
    try {
      checkReply(operation)(json, 'en');
      return undefined;
    } catch (error) {
      const { details } = error as { details?: unknown };
      return `${JSON.stringify(details)?.slice(0, 200)} in ${text.slice(0, 200)}`;
    }
  },
};

const checks = new Map<string, ReturnType<typeof checkOf>>();
function checkReply({ id, reply }: Operation): ReturnType<typeof checkOf> {
  const known = checks.get(id) ?? checkOf('body', reply as Parameters<typeof checkOf>[1]);
  checks.set(id, known);
  return known;
}

/** A text of the table with something in its gaps. */
function fillable(text: string): RegExp {
  const fixed = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[^]*')}$`);
}

export function excess({ workMs, left }: Reading): [invariant: string, what: string][] {
  return [
    ...(workMs > bounds.workMs
      ? [['the event loop is free', `held for ${Math.round(workMs)} ms`] as [string, string]]
      : []),
    ...left.map((what): [string, string] => ['nothing leaves the machine', what]),
  ];
}

/** Fields that both have and that differ. */
export function differences(answered: unknown, read: unknown): string | undefined {
  if (!isThing(answered) || !isThing(read)) return undefined;
  const name = Object.keys(answered).find(
    (each) => each in read && !isDeepStrictEqual(answered[each], read[each]),
  );
  if (name === undefined) return undefined;
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 100);
  return `${name} was answered ${shown(answered[name])} and is ${shown(read[name])}`;
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
