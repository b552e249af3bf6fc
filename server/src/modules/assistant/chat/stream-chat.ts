import { Readable } from 'node:stream';
import type { ChatEvent } from '@board/contracts/schemas/assistant';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../context/context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { usualPatience } from '../provider/patience.ts';
import { answer } from './answer.ts';
import type { OpenReplies } from './open-replies.ts';
import type { Part, Question } from './part.ts';

/** Often enough that no proxy takes a thinking provider for a dead connection. */
const aliveEveryMs = 15_000;

/** The reply as `data:` lines. What is refused before its first part is an ordinary error reply. */
export async function streamChat(
  ctx: Context,
  replies: OpenReplies,
  asked: Omit<Question, 'signal'>,
  reply: FastifyReply,
): Promise<undefined> {
  if (asked.message.trim() === '') throw new ServiceError('assistant.message_required');
  const { signal, abort, close } = replies.begin(ctx);
  reply.raw.once('close', abort);
  const parts = answer(ctx, usualPatience, { ...asked, signal });
  let first: IteratorResult<Part>;
  try {
    first = await parts.next();
  } catch (error) {
    close();
    throw error;
  }
  const stream = new Readable({ read() {} });
  void write(ctx, stream, first, parts, signal).finally(close);
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
  return undefined;
}

async function write(
  ctx: Context,
  stream: Readable,
  first: IteratorResult<Part>,
  parts: AsyncGenerator<Part>,
  signal: AbortSignal,
): Promise<void> {
  const say = (line: string) => {
    if (!stream.destroyed) stream.push(line);
  };
  const alive = setInterval(() => say(': waiting\n\n'), aliveEveryMs);
  try {
    if (!first.done) say(dataLine(first.value));
    for await (const part of parts) say(dataLine(part));
  } catch (error) {
    // Nobody may be listening any more; if somebody is, this server is closing.
    const reason = signal.aborted ? new ServiceError('assistant.cut_off') : error;
    say(dataLine(failure(ctx, reason)));
  } finally {
    clearInterval(alive);
  }
  say('data: [DONE]\n\n');
  if (!stream.destroyed) stream.push(null);
}

const dataLine = (event: ChatEvent): string => `data: ${JSON.stringify(event)}\n\n`;

function failure(ctx: Context, error: unknown): ChatEvent {
  if (error instanceof ServiceError)
    return { error: messageOf(error, ctx.locale), code: error.code };
  ctx.log.error({ err: error, requestId: ctx.requestId }, 'a reply of the assistant failed');
  const unexpected = new ServiceError('server.unexpected');
  return { error: messageOf(unexpected, ctx.locale), code: unexpected.code };
}
