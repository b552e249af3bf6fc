import { revokeApiToken } from '@board/contracts/calls/api-tokens';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import type { TokenScope } from '@board/contracts/constants/api-tokens';
import { dayMs } from '@board/time';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { program } from '../../../testing/api-token.ts';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

interface Answer {
  content: { text: string }[];
  isError?: boolean;
}

const all: TokenScope[] = [
  'write:tasks',
  'write:transactions',
  'read:courses',
  'read:exams',
  'read:calendars',
];
const date = '2026-11-18';

describeOnEngines('an MCP client', () => {
  const board = boardForEach();
  let lin: SignedIn;
  let address: string;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
    address = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
  });

  async function connect(token: string) {
    const client = new Client({ name: 'a-client', version: '1' });
    const headers = { authorization: `Bearer ${token}` };
    const url = new URL('/mcp', address);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return {
      names: async () => (await client.listTools()).tools.map(({ name }) => name),
      tools: async () => (await client.listTools()).tools,
      about: () => client.getInstructions(),
      async use(name: string, given: Record<string, unknown> = {}) {
        const answer = (await client.callTool({ name, arguments: given })) as unknown as Answer;
        const text = answer.content[0]?.text ?? '';
        return { failed: answer.isError === true, said: JSON.parse(text) as never };
      },
      close: () => client.close(),
    };
  }
  const open = async (scopes: readonly TokenScope[], person = lin) =>
    connect((await program(board, person, scopes)).token);
  const titles = async () =>
    (await lin.call(listTasks, { query: {} })).body.items.map(({ title }) => title);
  const post = (token: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
    board.app.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('is shown the tools that its token reaches, and what each of them may do', async () => {
    const client = await open(['read:tasks', 'read:exams']);
    expect(await client.names()).toEqual(['list_tasks', 'list_exams']);
    expect(await client.about()).toContain('undo_change');
    const writer = await open(all);
    const hints = Object.fromEntries(
      (await writer.tools()).map(({ name, annotations }) => [name, annotations]),
    );
    expect(hints.list_tasks).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(hints.add_task).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints.delete_task).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(hints.undo_change).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    // All of its areas are needed.
    expect(await writer.names()).toContain('get_free_time');
    expect(await client.names()).not.toContain('get_free_time');
  });

  it('looks up, writes by the same verbs, and takes back', async () => {
    const client = await open(all);
    const added = await client.use('add_task', { title: 'Lab report', date });
    expect(added.said).toMatchObject({ done: true, subject: 'Lab report' });
    expect((await client.use('list_tasks')).said).toMatchObject({
      tasks: [{ title: 'Lab report' }],
    });
    const { undo_change: undo } = added.said as { undo_change: { id: string } };
    expect((await client.use('undo_change', undo)).said).toEqual({ undone: 'Lab report' });
    expect(await titles()).toEqual([]);
    expect(await client.use('undo_change', undo)).toMatchObject({ failed: true });
  });

  it('is told what does not fit, and nothing is written', async () => {
    const client = await open(all);
    for (const [name, given] of [
      ['add_task', { title: 'Report', date: '2026-02-30' }],
      ['add_task', { title: 'Report', date, owner: 'mei' }],
      ['delete_task', { id: '01940000-0000-7000-8000-000000000000' }],
      ['drop_tables', {}],
    ] as const)
      expect(await client.use(name, given)).toMatchObject({ failed: true });
    expect(await titles()).toEqual([]);
  });

  it('never gets beyond its scopes, nor at the things of somebody else', async () => {
    const { body: task } = await lin.call(createTask, { body: { title: 'Report', date } });
    const reader = await open(['read:tasks']);
    expect(await reader.use('delete_task', { id: task.id })).toMatchObject({ failed: true });
    const stranger = await open(all, await board.asUser('mei_student'));
    expect(await stranger.use('delete_task', { id: task.id })).toMatchObject({ failed: true });
    const writer = await open(['write:tasks']);
    const { said } = await writer.use('change_task', { id: task.id, title: 'Lab report' });
    const { undo_change: undo } = said as { undo_change: { id: string } };
    const ledger = await open(['write:transactions']);
    expect(await ledger.use('undo_change', undo)).toMatchObject({ failed: true });
    expect(await stranger.use('undo_change', undo)).toMatchObject({ failed: true });
    expect(await titles()).toEqual(['Lab report']);
  });

  it('is refused with its next request once its token is revoked or over', async () => {
    const revoked = await program(board, lin, all);
    const client = await connect(revoked.token);
    await lin.call(revokeApiToken, { params: { id: revoked.id } });
    await expect(client.use('list_tasks')).rejects.toThrow('api_token.dead');
    const old = await program(board, lin, all);
    board.clock.advance(30 * dayMs);
    expect((await post(old.token, ping)).statusCode).toBe(401);
    await expect(connect(lin.token)).rejects.toThrow();
  });

  it('comes from no page elsewhere, says little, and says it in the words of the protocol', async () => {
    const { token } = await program(board, lin, all);
    const status = async (...sent: Parameters<typeof post>) => (await post(...sent)).statusCode;
    const refusal = await post(undefined, ping);
    expect([refusal.statusCode, refusal.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(
        /^Bearer resource_metadata="http:[^"]+\/.well-known\/oauth-protected-resource\/mcp"$/,
      ),
    ]);
    expect(await status(token, ping)).toBe(200);
    expect(await status(token, ping, { origin: 'http://localhost:6274' })).toBe(200);
    for (const origin of [
      'https://elsewhere.example',
      'http://localhost.elsewhere.example',
      'null',
    ])
      expect(await status(token, ping, { origin })).toBe(403);
    expect(await status(token, ping, { 'mcp-protocol-version': '1999-01-01' })).toBe(400);
    expect(await status(token, { ...ping, params: { text: 'x'.repeat(70_000) } })).toBe(413);
    expect(await status(token, '{"jsonrpc":')).toBe(400);
    expect(await status(token, { jsonrpc: '2.0', method: 'notifications/initialized' })).toBe(202);
    const code = async (body: unknown) => (await post(token, body)).json().error?.code as number;
    expect(await code([ping])).toBe(-32_600);
    expect(await code({ ...ping, method: 'resources/list' })).toBe(-32_601);
    expect(await code({ ...ping, method: 'tools/call', params: { name: 7 } })).toBe(-32_602);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add_task","arguments":{"title":${deep}}}}`;
    expect((await post(token, call)).json().result).toMatchObject({ isError: true });
    const looked = await board.app.http.inject({ method: 'GET', url: '/mcp' });
    expect([looked.statusCode, looked.headers.allow]).toEqual([405, 'POST']);
  });
});
