import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  status: number;
}

export interface PushService {
  host: string;
  received: Received[];
  /** The status of its next answers. */
  answer: number;
  newBrowser(): ReturnType<typeof makeBrowser>;
  close(): Promise<void>;
}

/** A push service as browsers' makers run them, for one machine. */
export async function startPushService(): Promise<PushService> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    service.received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(pieces),
      status: service.answer,
    });
    response.writeHead(service.answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const service: PushService = {
    host: `127.0.0.1:${port}`,
    received: [],
    answer: 201,
    newBrowser: () => makeBrowser(`http://127.0.0.1:${port}`),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

function makeBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
    /** RFC 8291: what a browser does with what arrives. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const material = Buffer.from(
        hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32),
      );
      const key = hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The last record ends in 2 and padding of zeros.
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}
