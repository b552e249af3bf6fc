import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Lms {
  host: string;
  /** Where it is asked at present; who asks elsewhere is answered alike and not counted. */
  path: string;
  /** What it answers; a change of it is another ETag. */
  text: string;
  status: number;
  /** An ETag of its own, whatever it answers. */
  mark: string | null;
  /** The headers of every question. */
  asked: IncomingHttpHeaders[];
  close: () => Promise<void>;
}

/** A learning platform that gives out a calendar, and says when it is the one that was had already. */
export async function startLms(): Promise<Lms> {
  const server = createServer((request, response) => {
    if (request.url === lms.path) lms.asked.push(request.headers);
    const etag = lms.mark ?? `"${createHash('sha256').update(lms.text).digest('hex')}"`;
    if (lms.status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(lms.status, { etag, 'content-type': 'text/calendar' }).end(lms.text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const lms: Lms = {
    host,
    path: '/',
    text: '',
    status: 200,
    mark: null,
    asked: [],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return lms;
}

export const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

export const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
