import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sending {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  json: unknown;
  ms: number;
}

export interface Patience {
  /** What the server has worked since; by the clock of a busy machine anybody may seem to hang. */
  spentMs?: (() => number) | undefined;
  patienceMs?: number;
  /** A stream has said what it says at once after so long. */
  listenMs?: number;
}

const mostPatienceMs = 120_000;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const longest = 4 * 1024 * 1024;

/** The answer, whatever it is; the error's name where none came in time. */
export function ask(
  url: string,
  { method, path, headers, body }: Sending,
  { spentMs, patienceMs = 8_000, listenMs = 150 }: Patience = {},
): Promise<Answer | string> {
  const started = performance.now();
  return new Promise((resolve) => {
    let settled = false;
    const settle = (what: Answer | string) => {
      if (settled) return;
      settled = true;
      clearInterval(patience);
      resolve(what);
    };
    const sending = request(
      `${url}${path}`,
      { method, agent, headers: { ...headers, ...lengthOf(method, body) } },
      (response) => {
        const parts: Buffer[] = [];
        const finish = () =>
          settle({
            status: response.statusCode ?? 0,
            headers: response.headers,
            ...read(Buffer.concat(parts).toString('utf8')),
            ms: performance.now() - started,
          });
        const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
        const leave = () => {
          finish();
          sending.destroy();
        };
        if (isStream) setTimeout(leave, listenMs);
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= longest) parts.push(part);
        });
        response.on('end', finish);
        response.on('error', finish);
      },
    );
    const patience = setInterval(() => {
      const waited = performance.now() - started;
      if (waited < mostPatienceMs && (spentMs?.() ?? waited) < patienceMs) return;
      settle(`no answer within ${patienceMs / 1000} s of work`);
      sending.destroy();
    }, 200);
    sending.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A connection that was kept may have been closed in the moment in which it was used again.
      if (sending.reusedSocket && code === 'ECONNRESET' && !settled)
        void ask(url, { method, path, headers, body }, { spentMs, patienceMs, listenMs }).then(
          settle,
        );
      // Whoever refuses a long body early answers while it is still being sent.
      else setTimeout(settle, 100, `connection lost: ${code}`);
    });
    sending.end(body);
  });
}

const lengthOf = (method: string, body: Buffer | undefined): Record<string, string> =>
  body || method !== 'GET' ? { 'content-length': String(body?.length ?? 0) } : {};

function read(text: string): Pick<Answer, 'text' | 'json'> {
  try {
    return { text, json: JSON.parse(text) as unknown };
  } catch {
    return { text, json: undefined };
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const longestLine = 1_500;

/** The same request for a terminal, against a server with a token of one's own. */
export function curlLine({ method, path, headers, body }: Sending): string {
  const said = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' && value.length < 100
      ? '-H "authorization: Bearer $TOKEN"'
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data = body ? [`--data-binary ${quoted(body.toString('utf8'))}`] : [];
  const line = ['curl -X', method, ...said, ...data, `"$BOARD"${quoted(path)}`].join(' ');
  return line.length <= longestLine
    ? line
    : `${line.slice(0, longestLine)}… (${line.length} characters)`;
}
