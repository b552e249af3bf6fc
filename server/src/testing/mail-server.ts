import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface MailServer {
  url: string;
  /** What arrived, headers and text as they were sent. */
  mails: string[];
  /** The first that fits, once it has arrived. */
  mail(fits: (mail: string) => boolean): Promise<string>;
  close(): Promise<void>;
}

/** Takes every mail, as far as SMTP needs it. `refuse` answers so many first mails with 'later'. */
export async function startMailServer({ refuse = 0 } = {}): Promise<MailServer> {
  const mails: string[] = [];
  const arrivals = new EventEmitter();
  let refusals = refuse;
  const server = createServer((socket) => {
    let inMail = false;
    let text = '';
    let to = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 ready');
    forEachLine(socket, (line) => {
      if (inMail) {
        if (line !== '.') {
          text += `${line.replace(/^\.\./, '.')}\n`;
          return;
        }
        inMail = false;
        mails.push(text);
        text = '';
        arrivals.emit('mail');
        answer('250 taken');
      } else if (/^DATA/i.test(line)) {
        inMail = refusals === 0;
        if (refusals > 0) refusals -= 1;
        answer(inMail ? '354 go on' : `451 later, ${to}`);
      } else if (/^QUIT/i.test(line)) {
        answer('221 bye');
        socket.end();
      } else {
        to = /^RCPT TO:(.*)/i.exec(line)?.[1] ?? to;
        answer('250 fine');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mail(fits) {
      for (;;) {
        const found = mails.find(fits);
        if (found !== undefined) return found;
        await once(arrivals, 'mail');
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function forEachLine(socket: Socket, take: (line: string) => void): void {
  let rest = '';
  socket.on('error', () => {});
  socket.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}
