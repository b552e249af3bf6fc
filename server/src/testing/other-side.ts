import { createServer, type IncomingHttpHeaders } from 'node:http';
import { openLocally } from './local-server.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Whoever takes notifications for a person: Bark, ntfy or a program of one's own. */
export async function startOtherSide() {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    side.received.push({ path: request.url ?? '', headers: request.headers, text });
    response.writeHead(side.statusOf?.(request.url ?? '') ?? side.status).end(side.says);
  });
  const { host, close } = await openLocally(server);
  const side = {
    host,
    close,
    received: [] as Received[],
    /** Of its next answers. */
    status: 200,
    statusOf: undefined as ((path: string) => number) | undefined,
    says: '',
  };
  return side;
}
