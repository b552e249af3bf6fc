import { type Dispatcher, request } from 'undici';
import type { Config } from '../config.ts';
import { ServiceError } from '../errors.ts';
import { parseAllowList } from './address-rules.ts';
import { guardedAgent, RefusedAddress } from './guarded-agent.ts';

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Everything together. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface OutboundReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

const defaults = { timeoutMs: 15_000, maxBytes: 5 * 1024 * 1024 };

/**
 * The one way to an address that a person typed: http or https to the open internet, TLS verified,
 * never a redirect, an end to size and time. It never says what a private host answered.
 */
export class Outbound {
  readonly #agent: Dispatcher;

  constructor({ OUTBOUND_ALLOW }: Pick<Config, 'OUTBOUND_ALLOW'>) {
    this.#agent = guardedAgent(parseAllowList(OUTBOUND_ALLOW));
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
    }: OutboundRequest = {},
  ): Promise<{ reply: OutboundReply; chunks: AsyncGenerator<Buffer, void, void> }> {
    const url = checkedUrl(address);
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const response = await request(url, {
        method,
        headers: { 'user-agent': 'personal-task-board', ...headers },
        body: body ?? null,
        dispatcher: this.#agent,
        signal: ended,
      });
      if (response.statusCode >= 300 && response.statusCode < 400) {
        response.body.on('error', () => {}).destroy();
        throw new ServiceError('outbound.redirected');
      }
      return {
        reply: { status: response.statusCode, headers: response.headers },
        chunks: chunksOf(response.body),
      };
    } catch (error) {
      throw asServiceError(error);
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
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
