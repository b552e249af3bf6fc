import fastify from 'fastify';
import { acceptJson } from './json-body.ts';

/** How often others have their turn from the first byte of a body to its handler. */
async function turnsWithin(letters: number): Promise<number> {
  const http = fastify({ bodyLimit: 16 * 1024 * 1024 });
  acceptJson(http);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  http.addHook('preParsing', async () => {
    setImmediate(count);
  });
  http.post('/', (request) => {
    isOver = true;
    return Object.keys(request.body as object);
  });
  const payload = { content: 'a'.repeat(letters) };
  const response = await http.inject({ method: 'POST', url: '/', payload });
  expect(response.json()).toEqual(['content']);
  return turns;
}

test('a large body is decoded, parsed and handed on in pieces, between which others have their turn', async () => {
  const [small, large] = [await turnsWithin(10), await turnsWithin(3_000_000)];
  expect(large - small).toBeGreaterThanOrEqual(2);
});
