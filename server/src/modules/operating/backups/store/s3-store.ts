import type { Backup } from '@board/contracts/schemas/backups';
import type { Config } from '../../../../config/config.ts';
import { ServiceError } from '../../../../errors/errors.ts';
import { copyName, copyNamed, latestFirst } from '../backup-name.ts';
import { inPieces } from '../sealing/in-pieces.ts';
import type { BackupStore } from './backup-store.ts';
import { s3Requests, textIn } from './s3-requests.ts';
import { beginUpload, type S3Upload } from './s3-upload.ts';

/** All parts but the last are as long as each other and no shorter than 5 MiB; no file has more than 10,000. */
export const partLength = 8 * 1024 * 1024;

/** A bucket of any store that speaks the protocol of S3. */
export function s3Store(config: Config, ended?: AbortSignal): BackupStore {
  const ask = s3Requests(config, ended);

  const keyOf = (name: string) => `/${copyName(name)}`;

  async function lengthOf(name: string): Promise<number> {
    const { headers } = await ask('HEAD', keyOf(name));
    return Number(headers.get('content-length'));
  }

  async function send(name: string, sealed: AsyncIterable<Buffer>): Promise<number> {
    const key = keyOf(name);
    let upload: S3Upload | undefined;
    let sent = 0;
    try {
      for await (const { bytes, last } of inPieces(sealed, partLength)) {
        sent += bytes.length;
        if (last && !upload) {
          await ask('PUT', key, { body: bytes });
        } else {
          upload ??= await beginUpload(ask, key);
          await upload.add(bytes);
          if (last) await upload.complete();
        }
      }
      return sent;
    } catch (error) {
      await upload?.abort();
      throw error;
    }
  }

  return {
    async list() {
      const found: Backup[] = [];
      let from = '';
      do {
        const further = from && `&continuation-token=${encodeURIComponent(from)}`;
        const { body } = await ask('GET', `?list-type=2&prefix=board-${further}`);
        const page = body.toString('utf8');
        for (const [entry] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
          const copy = copyNamed(textIn(entry, 'Key'), Number(textIn(entry, 'Size')));
          if (copy) found.push(copy);
        }
        from = textIn(page, 'NextContinuationToken');
      } while (from !== '');
      return found.sort(latestFirst);
    },
    async put(name, sealed) {
      const sent = await send(name, sealed);
      const there = await lengthOf(name);
      if (there !== sent)
        throw new ServiceError('admin.backup_store_refused', {
          fill: { status: 200, why: `${there} / ${sent} bytes` },
        });
    },
    async *get(name) {
      const length = await lengthOf(name);
      for (let at = 0; at < length; at += partLength) {
        const to = Math.min(at + partLength, length) - 1;
        const { body } = await ask('GET', keyOf(name), {
          headers: { range: `bytes=${at}-${to}` },
        });
        yield body;
      }
    },
    async remove(name) {
      await ask('DELETE', keyOf(name));
    },
  };
}
