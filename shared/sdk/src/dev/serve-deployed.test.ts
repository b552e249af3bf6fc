import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { serveDeployed } from './serve-deployed.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Whatever is asked of it is written down and answered. */
async function site(asked: Asked[]): Promise<Server> {
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    asked.push({ method, url, headers, body: await text(incoming) });
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'");
    response.setHeader('strict-transport-security', 'max-age=1');
    response.writeHead(201).end('of the product');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function hostOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return `127.0.0.1:${address.port}`;
}

let shell: string;
let port: number;
let [toProduct, toOthers]: Asked[][] = [[], []];
let [product, others, page]: Server[] = [];
const servers = () => [product, others, page].filter((each) => each !== undefined);

beforeEach(async () => {
  [toProduct, toOthers] = [[], []];
  shell = mkdtempSync(join(tmpdir(), 'board-dev-shell-'));
  writeFileSync(join(shell, 'index.html'), '<title>The shell</title>');
  product = await site(toProduct);
  others = await site(toOthers);
  port = await freePort();
  const [origin, remote] = [`http://${hostOf(product)}`, { folder: shell }];
  page = await serveDeployed({ product: origin, shell, remote, remotePort: 1, port });
  toProduct.length = 0;
});
afterEach(() => {
  for (const server of servers()) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(shell, { recursive: true, force: true });
});

async function ask(
  path: string,
  { method = 'GET', body = '', ...headers }: Record<string, string> = {},
) {
  const options = { host: 'localhost', port, path, method, headers, agent: false };
  const asked = request(options).end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

it('hands what is asked of the API to the product, under its own name', async () => {
  const answer = await ask('/api/tasks?done=1', {
    method: 'POST',
    body: '{"title":"Read"}',
    origin: `http://localhost:${port}`,
    referer: `http://localhost:${port}/tasks`,
    authorization: 'Bearer mine',
  });
  expect(answer).toMatchObject({ status: 201, body: 'of the product' });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  const [{ headers, ...asked }] = toProduct as [Asked];
  expect(asked).toEqual({ method: 'POST', url: '/api/tasks?done=1', body: '{"title":"Read"}' });
  expect(headers).toMatchObject({ host: hostOf(product as Server), authorization: 'Bearer mine' });
  expect(headers).not.toHaveProperty('origin');
  expect(headers).not.toHaveProperty('referer');
});

it('serves the shell from this machine, which may load the one remote besides', async () => {
  const { headers, body } = await ask('/tasks');
  expect(body).toBe('<title>The shell</title>');
  expect(headers['content-security-policy']).toContain("script-src 'self' http://localhost:1");
  expect(toProduct).toEqual([]);
});

it.each([
  ['without a scheme', (host: string) => `//${host}/api/tasks`],
  ['with a backslash', (host: string) => `/\\${host}/api/tasks`],
  ['as to a proxy', (host: string) => `http://${host}/api/tasks`],
  ['which is none', () => '//'],
])('refuses an address that names another host, %s', async (_, path) => {
  const { status } = await ask(path(hostOf(others as Server)), { authorization: 'Bearer mine' });
  expect({ status, toProduct, toOthers }).toEqual({ status: 400, toProduct: [], toOthers: [] });
});

it('refuses a page of another site that was led to this machine', async () => {
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost:1'])
    expect((await ask('/api/tasks', { host })).status).toBe(400);
  expect(toProduct).toEqual([]);
  expect((await ask('/api/tasks', { host: `127.0.0.1:${port}` })).status).toBe(201);
});
