import { setTimeout } from 'node:timers/promises';
import {
  type PushService,
  startPushService,
} from '../../../server/src/modules/notifications/channels/testing/push-service.ts';
import { startMailServer } from '../../../server/src/testing/mail-server.ts';

export type Browser = ReturnType<PushService['newBrowser']>;

/** Something that came in from the server: what it is, for whom, and by which it is known again. */
export interface Arrival {
  to: string;
  title: string;
  identity: string;
}

/** A mail server and a push service that take everything and keep it. */
export interface PostOffice {
  environment: Record<string, string>;
  newBrowser(): Browser;
  /** Waits for so many more mails and pushes together, yet not for ever. */
  more(count: number): Promise<void>;
  mails(): Arrival[];
  pushes(browsers: ReadonlyMap<string, Browser>): Arrival[];
  close(): Promise<void>;
}

const patienceMs = 5_000;

export async function openPostOffice(): Promise<PostOffice> {
  const mail = await startMailServer();
  const push = await startPushService();
  const arrived = () => mail.mails.length + push.received.length;
  return {
    environment: { SMTP_URL: mail.url, OUTBOUND_ALLOW_PEOPLE: push.host },
    newBrowser: () => push.newBrowser(),
    async more(count) {
      const wanted = arrived() + count;
      const deadline = performance.now() + patienceMs;
      while (arrived() < wanted && performance.now() < deadline) await setTimeout(1);
    },
    mails: () =>
      mail.mails.map((text) => ({
        to: field(text, 'To'),
        title: field(text, 'Subject'),
        identity: field(text, 'Message-ID'),
      })),
    pushes: (browsers) =>
      push.received.map(({ path, headers, body }) => ({
        to: path,
        title: titleOf(browsers.get(path)?.decrypt(body)),
        identity: String(headers.topic),
      })),
    async close() {
      await Promise.all([mail.close(), push.close()]);
    },
  };
}

/** A long header goes on in the next line, behind a space. */
const field = (mail: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(mail.replace(/\n[ \t]+/g, ' '))?.[1] ?? '';

function titleOf(text = '{}'): string {
  const { title = '' }: { title?: string } = JSON.parse(text);
  return title;
}
