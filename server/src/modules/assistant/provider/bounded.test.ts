import { setImmediate as turn } from 'node:timers/promises';
import { bounded } from './bounded.ts';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

test('what comes at once is read in pieces, and others have their turn between them', async () => {
  const bytes = Buffer.from('data: a letter and words around it\n\n'.repeat(2_000));
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await turn();
      turns += 1;
    }
  })();
  const pieces: Uint8Array[] = [];
  for await (const piece of bounded(once(bytes))) pieces.push(piece);
  isOver = true;
  await others;
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThan(10_000);
  expect(turns).toBeGreaterThanOrEqual(pieces.length);
});
