import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import Database from 'better-sqlite3';
import fastify from 'fastify';

/**
 * The least that could do the same work, as a process of its own: what the product is measured
 * against. `node anchor.ts hello|list|create <folder>` prints its address.
 */
const [kind, folder] = process.argv.slice(2);
const token = 'anchor-token';
const owner = 'anchor-user';
const date = '2026-11-18';

if (kind === 'hello') listen((_request, response) => response.end('hello'));
else if (kind === 'list') serveList();
else await serveCreate();

function openTasks() {
  const database = new Database(`${folder}/anchor.sqlite`);
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists tasks (
      user_id text not null, id text not null, title text not null, completed integer not null,
      priority text not null, date text not null, time text, has_reminder integer not null,
      reminder_time text, description text not null, version integer not null,
      created_at text not null, updated_at text not null,
      primary key (user_id, date, time, id)
    ) without rowid`);
  const insert = database.prepare(`insert into tasks values
    (?, ?, ?, 0, 'medium', ?, '16:00-17:30', 0, null, '', 1, ?, ?)`);
  return { database, insert };
}

function serveList(): void {
  const { database, insert } = openTasks();
  const now = new Date().toISOString();
  for (let row = 0; row < 20; row += 1)
    insert.run(owner, randomUUID(), `Task ${row}`, date, now, now);
  const select = database.prepare(
    'select * from tasks where user_id = cast(? as text) and date = cast(? as text) order by date, time, id limit 20',
  );
  listen((request, response) => {
    if (!isAllowed(request)) return response.writeHead(401).end();
    const items = select.all(
      owner,
      new URL(request.url ?? '/', 'http://anchor').searchParams.get('date'),
    );
    const text = JSON.stringify({ items });
    return response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
}

async function serveCreate(): Promise<void> {
  const { insert } = openTasks();
  const http = fastify();
  http.post<{ Body: { title: string; date: string } }>('/', (request, reply) => {
    const now = new Date().toISOString();
    const id = randomUUID();
    insert.run(owner, id, request.body.title, request.body.date, now, now);
    return reply.code(201).send({ id, ...request.body, created_at: now });
  });
  console.log(await http.listen({ port: 0, host: '127.0.0.1' }));
}

const expected = createHmac('sha256', 'key').update(token).digest();

function isAllowed(request: IncomingMessage): boolean {
  const given = request.headers.authorization?.slice('Bearer '.length) ?? '';
  return timingSafeEqual(createHmac('sha256', 'key').update(given).digest(), expected);
}

function listen(answer: RequestListener): void {
  const server = createServer(answer).listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
}
