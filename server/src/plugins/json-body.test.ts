import fastify from 'fastify';
import { longestShare } from '../testing/longest-share.ts';
import { acceptJson } from './json-body.ts';

test('a large body is read in pieces, between which others have their turn', async () => {
  const http = fastify({ bodyLimit: 16 * 1024 * 1024 });
  acceptJson(http);
  http.post('/', (request) => Object.keys(request.body as object));
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ content: 'a'.repeat(13_000_000) });
  const headers = { 'content-type': 'application/json' };
  try {
    const share = await longestShare(async () => {
      const response = await fetch(url, { method: 'POST', headers, body });
      expect(await response.json()).toEqual(['content']);
    });
    expect(share).toBeLessThan(0.25);
  } finally {
    await http.close();
  }
});
