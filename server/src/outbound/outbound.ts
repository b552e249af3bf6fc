import type { Agent, Dispatcher } from 'undici';
import type { Config } from '../config/config.ts';
import { ServiceError } from '../errors/errors.ts';
import { parseAllowList, RefusedAddress } from './address-rules.ts';

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Everything together. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Where the operator or an administrator entered the address; a person did otherwise. */
  entered?: 'officially';
}

type Lists = Pick<Config, 'OUTBOUND_ALLOW' | 'OUTBOUND_ALLOW_PEOPLE'>;
type Door = keyof Lists;

export interface OutboundReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'>;

/** It leads nowhere else: what was asked about is as it was. */
const notModified = 304;

const defaults = { timeoutMs: 15_000, maxBytes: 5 * 1024 * 1024 };

/**
 * The one way to an address that a person typed: http or https to the open internet, TLS verified,
 * never a redirect, an end to size and time. It never says what a private host answered.
 */
export class Outbound {
  readonly #lists: Lists;
  readonly #agents = new Map<Door, Agent>();

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  /** The whole reply, bounded. */
  async fetch(
    address: string,
    { maxBytes = defaults.maxBytes, ...options }: OutboundRequest & { maxBytes?: number } = {},
  ): Promise<OutboundReply & { body: Buffer }> {
    const { reply, chunks } = await this.stream(address, options);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new ServiceError('outbound.too_large');
      parts.push(chunk);
    }
    return { ...reply, body: Buffer.concat(parts) };
  }

  /** The reply as it comes. Leaving the loop early, or the signal, closes the connection. */
  async stream(
    address: string,
    {
      method = 'GET',
      headers = {},
      body,
      timeoutMs = defaults.timeoutMs,
      signal,
      entered,
    }: OutboundRequest = {},
  ): Promise<{ reply: OutboundReply; chunks: AsyncGenerator<Buffer, void, void> }> {
    const url = checkedUrl(address);
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const door = entered === 'officially' ? 'OUTBOUND_ALLOW' : 'OUTBOUND_ALLOW_PEOPLE';
      const response = await this.#request(door, url, {
        method,
        headers: { 'user-agent': 'personal-task-board', ...headers },
        body: body ?? null,
        signal: ended,
      });
      const { statusCode: status } = response;
      if (status >= 300 && status < 400 && status !== notModified) {
        response.body.on('error', () => {}).destroy();
        throw new ServiceError('outbound.redirected');
      }
      return {
        reply: { status, headers: response.headers },
        chunks: chunksOf(response.body),
      };
    } catch (error) {
      throw asServiceError(error);
    }
  }

  async close(): Promise<void> {
    for (const agent of this.#agents.values()) await agent.destroy();
  }

  /** Loaded by the first request: most servers never need its memory. */
  async #request(door: Door, url: URL, options: RequestOptions): Promise<Dispatcher.ResponseData> {
    const { request } = await import('undici');
    const { guardedAgent } = await import('./guarded-agent.ts');
    const dispatcher = this.#agents.get(door) ?? guardedAgent(parseAllowList(this.#lists[door]));
    this.#agents.set(door, dispatcher);
    return request(url, { ...options, dispatcher });
  }
}

export function checkedUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ServiceError('outbound.address_invalid');
  }
  return url;
}

async function* chunksOf(
  body: Dispatcher.ResponseData['body'],
): AsyncGenerator<Buffer, void, void> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    throw asServiceError(error);
  }
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof RefusedAddress) return new ServiceError('outbound.address_refused');
  const name =
    typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  const isLate = /Timeout|AbortError/.test(name);
  return new ServiceError(isLate ? 'outbound.timeout' : 'outbound.unreachable', { cause: error });
}
