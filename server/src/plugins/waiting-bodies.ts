import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/errors.ts';

/** Of one person, four of the largest that anybody sends: what comes slowly lies in memory until it is whole. */
const mostBytes = 64 * 1024 * 1024;
const waiting = new Map<string, number>();

/** Keeps room for a body until it is answered or its sender is gone. */
export function keepRoom(request: FastifyRequest, reply: FastifyReply, userId: string): void {
  const { bodyLimit } = request.routeOptions;
  const { 'content-length': said = 0, 'transfer-encoding': unsaid } = request.headers;
  const bytes = unsaid === undefined ? Math.min(Number(said), bodyLimit) : bodyLimit;
  if (bytes === 0) return;
  const held = (waiting.get(userId) ?? 0) + bytes;
  if (held > mostBytes) throw new ServiceError('request.too_many', { retryAfter: 1 });
  waiting.set(userId, held);
  finished(reply.raw, () => {
    const left = (waiting.get(userId) ?? 0) - bytes;
    if (left > 0) waiting.set(userId, left);
    else waiting.delete(userId);
  });
}
