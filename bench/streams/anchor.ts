import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { userOf } from './anchor-token.ts';

/**
 * The least that keeps streams open: a token is checked, a reply is kept, and what is posted for it
 * is written into it. Prints its address.
 */
const streams = new Map<string, Set<ServerResponse>>();

const server = createServer(async (request, response) => {
  const user = userOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (user === undefined) return response.writeHead(401).end();
  if (request.method !== 'POST') return open(user, response);
  const text = await bodyOf(request);
  for (const stream of streams.get(user) ?? []) stream.write(`data: ${text}\n\n`);
  return response.writeHead(201, { 'content-type': 'application/json' }).end(text);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

function open(user: string, response: ServerResponse): void {
  const own = streams.get(user) ?? new Set();
  streams.set(user, own.add(response));
  response.once('close', () => {
    own.delete(response);
    if (own.size === 0) streams.delete(user);
  });
  response.socket?.setTimeout(0);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`data: ${JSON.stringify({ kind: 'hello' })}\n\n`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
