import { minuteMs } from '@board/time';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../../../../config/config.ts';
import { ServiceError } from '../../../../errors/errors.ts';

interface Asked {
  body?: Buffer<ArrayBuffer> | string;
  headers?: Record<string, string>;
}

interface Told {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** One request and its whole reply, which nobody asks to be longer than a part. */
export type Ask = (method: string, path: string, asked?: Asked) => Promise<Told>;

const patienceMs = 2 * minuteMs;
/** Of what the store says it is too busy for, within that time. */
const retries = 3;

/** Signed requests to the bucket that the operator names. */
export function s3Requests(config: Config, ended?: AbortSignal): Ask {
  const base = config.BACKUP_STORE.replace(/\/$/, '');
  const client = new AwsClient({
    accessKeyId: config.BACKUP_S3_ACCESS_KEY,
    secretAccessKey: config.BACKUP_S3_SECRET_KEY,
    region: config.BACKUP_S3_REGION,
    service: 's3',
    retries,
  });

  return async (method, path, { body, headers } = {}) => {
    const late = AbortSignal.timeout(patienceMs);
    const reply = await client
      .fetch(base + path, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': await digestOf(body ?? '') },
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: ended ? AbortSignal.any([late, ended]) : late,
      })
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      }))
      .catch((error: unknown) => {
        throw new ServiceError('admin.backup_store_away', {
          fill: { why: reasonOf(error) },
          cause: error,
        });
      });
    // The end of an upload may be refused with a 200, once it took long.
    if (reply.status < 300 && method !== 'POST') return reply;
    const said = textIn(reply.body.toString('utf8'), 'Code');
    if (reply.status < 300 && said === '') return reply;
    throw new ServiceError('admin.backup_store_refused', {
      fill: { status: reply.status, why: said || method },
    });
  };
}

/** What stands in the first element of this name. */
export function textIn(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The store compares it with what has arrived; worked out beside the event loop. */
async function digestOf(body: Buffer | string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(body));
  return Buffer.from(digest).toString('hex');
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'timeout' : message);
}
