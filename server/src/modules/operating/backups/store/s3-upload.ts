import type { Ask } from './s3-requests.ts';
import { textIn } from './s3-requests.ts';

/** A file in parts, of which none is seen before all of them are there. */
export interface S3Upload {
  add(part: Buffer<ArrayBuffer>): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

export async function beginUpload(ask: Ask, key: string): Promise<S3Upload> {
  const { body } = await ask('POST', `${key}?uploads`);
  const id = encodeURIComponent(textIn(body.toString('utf8'), 'UploadId'));
  const tags: string[] = [];
  return {
    async add(part) {
      const path = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`;
      const { headers } = await ask('PUT', path, { body: part });
      tags.push(headers.get('etag') ?? '');
    },
    async complete() {
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      await ask('POST', `${key}?uploadId=${id}`, {
        body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
      });
    },
    /** As far as the store lets us; what is left of it is for the rules of the bucket. */
    async abort() {
      await ask('DELETE', `${key}?uploadId=${id}`).catch(() => {});
    },
  };
}
