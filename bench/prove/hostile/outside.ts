import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host of our own that plays school, provider and push service, and answers what the path asks for. */
export interface Outside {
  host: string;
  url(kind: string): string;
  /** By the first part of the path. */
  replies: Map<string, () => { type: string; body: string | Buffer; status?: number }>;
  close(): Promise<void>;
}

export async function openOutside(): Promise<Outside> {
  const replies: Outside['replies'] = new Map([
    ['empty', () => ({ type: 'application/json', body: '[]' })],
    ['page', () => ({ type: 'text/html', body: '<!doctype html><script>1</script>' })],
    ['broken', () => ({ type: 'application/json', body: '{"courses":[', status: 500 })],
    [
      'stream',
      () => ({ type: 'text/event-stream', body: 'data: {"choices":[{}]}\n\ndata: x\n\n' }),
    ],
  ]);
  const server = createServer((request, response) => {
    const kind = request.url?.split(/[/?]/)[1] ?? '';
    const {
      type,
      body,
      status = 200,
    } = replies.get(kind)?.() ?? { type: 'text/plain', body: kind };
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    replies,
    url: (kind) => `http://${host}/${kind}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
