import type { ErrorCode } from '@board/contracts/constants/error-codes';
import { dataLines } from '@board/contracts/formats/data-lines';
import { ServiceError } from '../../../errors/errors.ts';
import type { Outbound, OutboundReply } from '../../../outbound/outbound.ts';
import { bounded } from './bounded.ts';
import { readChunk } from './chunk.ts';
import type { ChatMessage } from './messages.ts';
import { Deadline, type Patience } from './patience.ts';
import { type FailureReason, ProviderFailure } from './provider-failure.ts';
import { type ToolCall, ToolCallPieces } from './tool-call-pieces.ts';

export interface CompletionRequest {
  baseUrl: string;
  apiKey: string;
  model: string;
  messages: readonly ChatMessage[];
  tools: readonly object[];
  maxTokens?: number;
  /** The reader's: aborted when he leaves. */
  signal: AbortSignal;
}

export type CompletionPart = { content: string } | { calls: ToolCall[] };

const longestReply = 200_000;

/**
 * One reply of a provider that speaks the OpenAI protocol, part by part; the calls of tools come
 * last and whole. Throws a ProviderFailure, or the reader's own abort.
 */
export async function* streamCompletion(
  outbound: Outbound,
  request: CompletionRequest,
  patience: Patience,
): AsyncGenerator<CompletionPart> {
  const deadline = new Deadline(request.signal, patience.totalMs);
  const calls = new ToolCallPieces();
  let length = 0;
  let finished = false;
  try {
    deadline.expectWithin(patience.firstByteMs);
    const { reply, chunks } = await outbound.stream(completionsUrl(request.baseUrl), {
      entered: 'officially',
      method: 'POST',
      headers: {
        authorization: `Bearer ${request.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: bodyOf(request),
      timeoutMs: patience.totalMs,
      signal: deadline.signal,
    });
    if (reply.status === 400 && (await saysContextIsFull(chunks)))
      throw new ProviderFailure('context_full');
    checkReply(reply);
    for await (const line of dataLines(bounded(watched(chunks, deadline, patience)))) {
      if (line.trim() === '[DONE]') {
        finished = true;
        break;
      }
      if (line.trim() === '') continue;
      for (const choice of readChunk(line).choices ?? []) {
        // NUL fits no text that is kept, and would be refused as part of the next question.
        const content = (choice.delta?.content ?? '').replaceAll('\0', '\ufffd');
        length += content.length;
        if (length > longestReply) throw new ProviderFailure('too_long');
        if (content !== '') yield { content };
        calls.add(choice.delta?.tool_calls ?? []);
        if (choice.finish_reason === 'length' && request.maxTokens === undefined)
          throw new ProviderFailure('too_long');
        if (choice.finish_reason === 'content_filter') throw new ProviderFailure('filtered');
        if (choice.finish_reason) finished = true;
      }
    }
    if (!finished) throw new ProviderFailure('cut_off');
    const whole = calls.whole();
    if (whole.length > 0) yield { calls: whole };
  } catch (error) {
    throw failureOf(error, request.signal, deadline.signal);
  } finally {
    deadline.release();
  }
}

/** An address may name the version, or the call itself, or neither. */
function completionsUrl(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}

function bodyOf({ model, messages, tools, maxTokens }: CompletionRequest): string {
  return JSON.stringify({
    model,
    messages,
    stream: true,
    ...(tools.length > 0 ? { tools } : {}),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
  });
}

function checkReply({ status, headers }: OutboundReply): void {
  if (status === 429) throw new ProviderFailure('rate_limited', pauseIn(headers['retry-after']));
  if (status === 401 || status === 403) throw new ProviderFailure('key_refused');
  if (status === 404 || status === 400 || status === 422) throw new ProviderFailure('not_found');
  const type = String(headers['content-type'] ?? '');
  if (status !== 200 || !type.includes('text/event-stream'))
    throw new ProviderFailure('unavailable');
}

const mostOfRefusal = 8 * 1024;

/** Servers have no one word for it; what they say is looked through and goes no further. */
async function saysContextIsFull(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= mostOfRefusal) break;
  }
  const said = Buffer.concat(pieces).toString();
  return /context[ _](?:length|window|size)|maximum context|too many tokens|input is too long/i.test(
    said,
  );
}

const longestPause = 60 * 60;

function pauseIn(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds)
    ? Math.min(longestPause, Math.max(1, Math.ceil(seconds)))
    : undefined;
}

async function* watched(
  bytes: AsyncIterable<Uint8Array>,
  deadline: Deadline,
  patience: Patience,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    deadline.expectWithin(patience.idleMs);
    yield chunk;
  }
}

/** What the guarded client says no to; all else is a provider that cannot be reached. */
const refusals: Partial<Record<ErrorCode, FailureReason>> = {
  'outbound.address_refused': 'address_refused',
  'outbound.address_invalid': 'address_refused',
  'outbound.redirected': 'address_refused',
  'outbound.timeout': 'timeout',
};

function failureOf(error: unknown, reader: AbortSignal, own: AbortSignal): unknown {
  if (error instanceof ProviderFailure) return error;
  if (reader.aborted) return reader.reason;
  if (own.reason instanceof ProviderFailure) return own.reason;
  const reason = error instanceof ServiceError ? refusals[error.code] : undefined;
  return new ProviderFailure(reason ?? 'unavailable');
}
