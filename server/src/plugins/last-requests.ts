import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/errors.ts';
import { sendError } from './error-handler.ts';

const backInSeconds = 2;
/** In turns: one long wait may end before a busy loop has read what arrived during it. */
const farewell = { turns: 5, turnMs: 20 };

/**
 * A server that is told to end finishes what it has begun and refuses what arrives from then on,
 * before anything is done. It listens a moment longer, so that whoever is busy hears a refusal
 * instead of finding his connection cut. Answers how the farewell begins.
 */
export function refuseWhenEnding(http: FastifyInstance): () => Promise<void> {
  let ending = false;
  let closing = false;
  http.addHook('preClose', (done) => {
    ending = true;
    closing = true;
    done();
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (!ending) return done();
    reply.header('connection', 'close');
    sendError(
      request,
      reply,
      new ServiceError('server.unavailable', { retryAfter: backInSeconds }),
    );
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  return async () => {
    ending = true;
    if (!http.server.listening) return;
    for (let turn = 0; turn < farewell.turns; turn += 1) await setTimeout(farewell.turnMs);
  };
}
