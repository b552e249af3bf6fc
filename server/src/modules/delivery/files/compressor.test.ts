import { brotliDecompressSync } from 'node:zlib';
import { Compressor } from './compressor.ts';

test('under node --watch, where a child reports what it loads, each file gets its own bytes', async () => {
  process.env.WATCH_REPORT_DEPENDENCIES = '1';
  const compressor = new Compressor();
  try {
    for (const text of ['first', 'second', 'third']) {
      const { brotli } = await compressor.compress(Buffer.from(text));
      expect(brotliDecompressSync(brotli).toString()).toBe(text);
    }
  } finally {
    compressor.end();
    delete process.env.WATCH_REPORT_DEPENDENCIES;
  }
});
