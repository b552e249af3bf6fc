import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A provider that speaks the real protocol over real sockets, in a process of its own. The model's
 * name chooses how it behaves; what it saw is told at /seen. `node fake-provider.ts` prints its port.
 */
interface Asked {
  model: string;
  messages: { role: string; content: string; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  stream: boolean;
}

type Behaviour = (asked: Asked, response: ServerResponse) => Promise<void> | void;

const state = {
  requests: 0,
  open: 0,
  aborted: 0,
  keys: [] as string[],
  last: null as Asked | null,
};

const line = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const delta = (content: string): string => line({ choices: [{ index: 0, delta: { content } }] });
const finish = (reason: string): string =>
  line({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const done = 'data: [DONE]\n\n';

function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  return response;
}

/** Calls of tools, in as many pieces as their text has characters. */
function callPieces(calls: readonly { name: string; input: unknown }[]): string {
  return calls
    .flatMap(({ name, input }, index) => [
      { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } },
      ...[...JSON.stringify(input)].map((piece) => ({ index, function: { arguments: piece } })),
    ])
    .map((piece) => line({ choices: [{ index: 0, delta: { tool_calls: [piece] } }] }))
    .join('');
}

/** The question is a JSON list of { name, input }: calls these tools, then says what it was answered. */
function callTools({ messages }: Asked, response: ServerResponse): void {
  const answers = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  begin(response);
  if (answers.length > 0) {
    response.end(delta(`Answered: ${answers.join(' | ')}`) + finish('stop') + done);
    return;
  }
  response.end(
    callPieces(JSON.parse(messages.at(-1)?.content ?? '[]')) + finish('tool_calls') + done,
  );
}

/** Says this of a picture; without one it has nothing to look at. */
const seeing =
  (words: string): Behaviour =>
  ({ messages }, response) => {
    const parts = (messages.at(-1)?.content ?? []) as unknown as {
      type: 'image_url' | 'text';
      image_url?: { url: string };
      text?: string;
    }[];
    const isKnown = parts.every(({ type, ...rest }) => Object.keys(rest).join() === type);
    if (!isKnown || !parts[0]?.image_url?.url.startsWith('data:image/jpeg;base64,'))
      response.writeHead(400).end(JSON.stringify({ error: { message: 'no picture' } }));
    else begin(response).end(delta(words) + finish('stop') + done);
  };
const lesson = {
  course_name: '线性代数',
  teacher: '林一',
  classroom: 'A-302',
  weekday: 1,
  periods: '1-2',
  weeks: '1-16',
};

const behaviours: Record<string, Behaviour> = {
  sees: seeing(JSON.stringify({ lessons: [lesson] })),
  'sees-in-a-fence': seeing(
    `Here it is:\n\`\`\`json\n${JSON.stringify({ lessons: [{ ...lesson, extra: '<b>' }] })}\n\`\`\``,
  ),
  'sees-a-notice': seeing(
    JSON.stringify({
      said: '通知里有三件事。',
      tasks: [
        {
          title: '概率论期中考试',
          date: '2026-11-21',
          start: '09:00',
          end: '11:00',
          note: '三号楼 301',
        },
        { title: '交大学物理实验报告', date: '2026-12-04', start: '12:00', end: '', note: 'X-112' },
        { title: '线性代数换教室', date: '', note: 'A-3' },
      ],
      unclear: ['A-3 后面的*教室*'],
    }),
  ),
  'sees-exams': seeing(
    JSON.stringify({
      said: '考试安排。',
      exams: [
        {
          title: '期末',
          course: '概率论',
          date: '2026-12-28',
          start: '09:00',
          end: '11:00',
          room: '三号楼 301',
          seat: '17',
        },
        {
          title: '期末',
          course: '线性代数',
          date: '2026-12-30',
          start: '',
          end: '',
          room: '',
          seat: '',
        },
        { title: '期末', course: '大学英语', date: '待定' },
        { title: '期末', course: '数据库', date: '2026-12-29', room: 7 },
      ],
    }),
  ),
  'sees-a-receipt': seeing(
    `\`\`\`json\n${JSON.stringify({
      entries: [
        { type: 'expense', amount: 18.5, category: 'dining', description: 'Lunch', date: '' },
        { type: 'expense', amount: 4, category: 'metro', description: 'Metro', date: '2026-11-17' },
        { type: 'expense', amount: -1, category: 'dining', description: 'Deposit', date: '' },
        { type: 'expense', amount: 'one', category: 'dining', description: 'Bag', date: '' },
      ],
    })}\n\`\`\``,
  ),
  /** Sees the receipt, takes each line of a file for a task, and proposes lunch whatever else is said. */
  'sees-and-proposes'(asked, response) {
    const said = asked.messages.at(-1)?.content ?? '';
    if (Array.isArray(said)) return behaviours['sees-a-receipt']?.(asked, response);
    const [, file] = said.split(/^-{5} \S+ -{5}$/m);
    if (file !== undefined) {
      const tasks = file
        .trim()
        .split('\n')
        .map((title) => ({ title, date: '2036-11-21' }));
      begin(response).end(
        delta(JSON.stringify({ said: 'A plan.', tasks })) + finish('stop') + done,
      );
      return;
    }
    const lunch = { type: 'expense', amount: 18, category: 'dining', description: 'Noodles' };
    const calls = [{ name: 'add_transaction', input: { ...lunch, date: '2026-11-18' } }];
    const messages = asked.messages.map((each) =>
      each.role === 'user' ? { ...each, content: JSON.stringify(calls) } : each,
    );
    return callTools({ ...asked, messages }, response);
  },
  'sees-a-timetable': seeing(JSON.stringify({ said: 'A timetable.', lessons: [lesson] })),
  'sees-something': seeing(JSON.stringify({ said: 'A *cat* on a keyboard.' })),
  'sees-nothing-at-all': seeing(JSON.stringify({ said: ' ', tasks: [] })),
  'sees-too-many-things': seeing(
    JSON.stringify({ tasks: Array(11).fill({ title: 'Read', date: '2026-11-21' }) }),
  ),
  'sees-nothing': seeing('{"lessons":[]}'),
  'sees-a-poem': seeing('I see a poem {of} days'),
  'sees-too-much': seeing(JSON.stringify({ lessons: Array(201).fill(lesson) })),
  'sees-wrongly': seeing(JSON.stringify({ lessons: [{ ...lesson, weekday: 'Monday' }] })),
  /** Makes a task of the first line of a file, which stands between two lines that it cannot hold. */
  reads({ messages }, response) {
    const said = `${messages.at(-1)?.content}\n`;
    const [mark = ''] = /^-{5} \S+ -{5}\n/m.exec(said) ?? [];
    const [, inside = '', ...after] = mark === '' ? [] : said.split(mark);
    if (after.join() !== '' || after.length !== 1) {
      response.writeHead(400).end(JSON.stringify({ error: { message: 'no file' } }));
      return;
    }
    const [title = ''] = inside.split('\n', 1);
    const things = {
      said: `${inside.trimEnd().length} read.`,
      tasks: [{ title, date: '2026-11-21' }],
    };
    begin(response).end(delta(JSON.stringify(things)) + finish('stop') + done);
  },
  tools: callTools,
  good(asked, response) {
    begin(response).write(': processing\n\n');
    for (const word of ['You said ', '“', asked.messages.at(-1)?.content ?? '', '”.'])
      response.write(delta(word));
    response.end(finish('stop') + done);
  },
  /** Every byte a packet of its own, with Windows' line breaks. */
  async bytes(_, response) {
    begin(response).socket?.setNoDelay(true);
    const text = (delta('周三 ☕ ') + delta('ok') + finish('stop') + done).replaceAll('\n', '\r\n');
    for (const byte of Buffer.from(text)) {
      response.write(Uint8Array.of(byte));
      await wait(0);
    }
    response.end();
  },
  /** Reads no more than a few lines of what was said before. */
  'short-context'(asked, response) {
    const [, ...said] = asked.messages;
    if (said.length < 5) return behaviours.good?.(asked, response);
    response.writeHead(400, { 'content-type': 'application/json' });
    const code = 'context_length_exceeded';
    response.end(JSON.stringify({ error: { code, message: 'secret detail of the provider' } }));
    return undefined;
  },
  'no-context'(_, response) {
    response.writeHead(400).end('This model has a maximum context length of 3 tokens');
  },
  'hang-before'() {},
  'hang-headers'(_, response) {
    begin(response).flushHeaders();
  },
  'hang-amid'(_, response) {
    begin(response).write(delta('Half of'));
  },
  'empty-lines'(_, response) {
    begin(response).end(`\n\ndata:\n\n${delta('ok')}${finish('stop')}${done}`);
  },
  garbage(_, response) {
    begin(response).end('data: <html>no JSON</html>\n\n\u0000\u0001\ufffd');
  },
  nul(_, response) {
    begin(response).end(delta('a\0b') + finish('stop') + done);
  },
  'garbage-amid'(_, response) {
    begin(response).end(`${delta('Half of')}data: {"choices": 7}\n\n`);
  },
  html(_, response) {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html>Log in to the portal</html>');
  },
  cut(_, response) {
    begin(response).write(delta('Half of'), () => response.destroy());
  },
  'cut-before'(_, response) {
    response.destroy();
  },
  'no-end'(_, response) {
    begin(response).end(delta('Half of'));
  },
  'out-of-tokens'(_, response) {
    begin(response).end(delta('Half of') + finish('length') + done);
  },
  filtered(_, response) {
    begin(response).end(delta('Half of') + finish('content_filter') + done);
  },
  'error-amid'(_, response) {
    begin(response).end(
      delta('Half of') + line({ error: { message: 'secret detail of the provider' } }),
    );
  },
  limited(_, response) {
    response.writeHead(429, { 'retry-after': '90', 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'secret detail of the provider' } }));
  },
  'limited-for-now'(_, response) {
    response.writeHead(429).end(JSON.stringify({ error: { message: 'secret detail' } }));
  },
  /** Limited for people, not for the administrator's short question. */
  'limited-and-well'(asked, response) {
    const behave = asked.messages.length > 1 ? behaviours.limited : behaviours.good;
    return behave?.(asked, response);
  },
  broken(_, response) {
    response.writeHead(500).end('secret detail of the provider');
  },
  'key-refused'(_, response) {
    response
      .writeHead(401)
      .end(JSON.stringify({ error: { message: `bad key ${state.keys.at(-1)}` } }));
  },
  elsewhere(_, response) {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  },
  /** A gigabyte, as fast as it is taken. */
  async endless(_, response) {
    begin(response);
    const piece = delta('x'.repeat(16_384));
    for (let sent = 0; sent < 1024 ** 3 && !response.destroyed; sent += piece.length) {
      if (!response.write(piece)) {
        await new Promise<void>((resume) => {
          response.once('drain', resume).once('close', resume);
        });
      }
    }
    response.end();
  },
  /** A gigabyte without a single line break. */
  async 'endless-line'(_, response) {
    begin(response);
    response.write('data: "');
    const piece = 'x'.repeat(65_536);
    for (let sent = 0; sent < 1024 ** 3 && !response.destroyed; sent += piece.length) {
      if (!response.write(piece)) {
        await new Promise<void>((resume) => {
          response.once('drain', resume).once('close', resume);
        });
      }
    }
    response.end();
  },
  'tools-for-ever'(_, response) {
    begin(response).end(
      callPieces([{ name: 'list_tasks', input: {} }]) + finish('tool_calls') + done,
    );
  },
};

async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const asked = JSON.parse(body) as Asked;
  state.requests += 1;
  state.open += 1;
  state.last = asked;
  state.keys.push((request.headers.authorization ?? '').replace('Bearer ', ''));
  response.on('close', () => {
    state.open -= 1;
    if (!response.writableFinished) state.aborted += 1;
  });
  const behave = behaviours[asked.model];
  if (behave) await behave(asked, response);
  else response.writeHead(404).end(JSON.stringify({ error: { message: 'no such model' } }));
}

const server = createServer((request, response) => {
  if (request.url === '/seen') {
    response.end(JSON.stringify(state));
    return;
  }
  if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end();
    return;
  }
  complete(request, response).catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('disconnect', () => process.exit(0));
