import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Delivered, plainBytes } from './delivered.ts';

export const forever = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Delivered,
  caching: string,
  vary = '',
): FastifyReply {
  reply
    .header('cache-control', caching)
    .header('etag', file.etag)
    .header('vary', vary ? `accept-encoding, ${vary}` : 'accept-encoding');
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  reply.header('content-type', file.type);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (file.brotli && /\bbr\b/.test(accepted))
    return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(plainBytes(file));
}
