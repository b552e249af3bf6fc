import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const mostBytes = 64 * 1024 * 1024;
const mostMs = 10_000;
const lookEveryMs = 250;

/**
 * Who is refused before his body was read is often still sending it, and reads the answer only if
 * nobody hangs up on him. Node takes the rest off the line and keeps none of it; here is the end
 * of its patience.
 */
export function boundUnreadBodies(http: FastifyInstance): void {
  http.addHook('onResponse', (request, _reply, done) => {
    if (request.raw.complete === false) watch(request.raw);
    done();
  });
}

function watch(message: IncomingMessage): void {
  const { socket } = message;
  const mostRead = socket.bytesRead + mostBytes;
  const ends = performance.now() + mostMs;
  const timer = setInterval(() => {
    if (message.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead < mostRead && performance.now() < ends) return;
    clearInterval(timer);
    socket.destroy();
  }, lookEveryMs).unref();
}
