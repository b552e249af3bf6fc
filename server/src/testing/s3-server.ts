import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3 store of its own, with an empty bucket; it checks every signature. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'board-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'board' }],
  });
  const { port } = await server.run();
  return {
    environment: {
      BACKUP_STORE: `http://127.0.0.1:${port}/board`,
      BACKUP_S3_ACCESS_KEY: 'S3RVER',
      BACKUP_S3_SECRET_KEY: 'S3RVER',
      BACKUP_KEY: Buffer.alloc(32, 9).toString('base64'),
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
