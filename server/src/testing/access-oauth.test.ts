import { revokeApiToken } from '@board/contracts/calls/api-tokens';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import {
  holdsScope,
  scopesFor,
  tokenAreas,
  tokenScopes,
} from '@board/contracts/constants/api-tokens';
import { areas } from '../areas.ts';
import { entries } from './access/entries.ts';
import { request } from './access/request-of.ts';
import { boardForAll, describeOnEngines } from './engines.ts';
import { oauthProgram } from './oauth-program.ts';
import type { SignedIn } from './test-app.ts';
import { testClient } from './test-client.ts';

describeOnEngines('what a program that was let in opens', () => {
  const board = boardForAll();
  let lin: SignedIn;
  let program: ReturnType<typeof oauthProgram>;
  beforeAll(async () => {
    lin = await board.asUser('lin_student');
    program = oauthProgram(board);
  });

  const post = async (token: string, method: string, params: object = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const payload = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return board.app.http.inject({ method: 'POST', url: '/mcp', headers, payload });
  };
  const toolsOf = async (token: string) =>
    ((await post(token, 'tools/list')).json().result.tools as { name: string }[]).map(
      ({ name }) => name,
    );

  it('is no call of the API, whatever it holds', async () => {
    const { access_token } = await program.letIn(lin, tokenScopes);
    const holder = testClient(board.app.http, access_token);
    const problems: string[] = [];
    for (const served of board.app.calls) {
      const { access, name } = served.call;
      if (access === 'public' || access === 'token') continue;
      const entry = entries[name];
      const means = await (entry?.own ?? entry?.shared)?.(lin, board);
      board.clock.advance(1_000);
      const reply = await request(holder, served, means ?? entry?.sent);
      const { code } = reply.json() as { code: string };
      if (reply.statusCode !== 403 || code !== 'api_token.closed')
        problems.push(`${name}: ${code}`);
    }
    expect(problems).toEqual([]);
  });

  it('is each tool for which it holds every scope, and no other', async () => {
    const tools = areas.flatMap((area) => area.tools ?? []);
    for (const area of tokenAreas)
      for (const right of ['read', 'write'] as const) {
        const scope = `${right}:${area}` as const;
        const person = await board.asUser();
        const { access_token } = await program.letIn(person, [scope]);
        const expected = tools
          .filter((tool) =>
            scopesFor({ access: 'user', ...tool })?.every((w) => holdsScope([scope], w)),
          )
          .map(({ name }) => name);
        const shown = (await toolsOf(access_token)).filter((name) => name !== 'undo_change');
        expect([scope, shown]).toEqual([scope, expected]);
        for (const { name } of tools.filter(({ name }) => !expected.includes(name))) {
          const { result } = (
            await post(access_token, 'tools/call', { name, arguments: {} })
          ).json();
          // Not that its arguments are missing.
          expect(result.isError).toBe(true);
          expect(result.content[0].text).toBe(`{"error":"there is no tool '${name}'"}`);
        }
      }
  });

  it('is the things of its own person alone, and nothing from the next request on', async () => {
    const mei = await board.asUser();
    await lin.call(createTask, { body: { title: 'Of Lin', date: '2026-11-18' } });
    const { access_token } = await program.letIn(mei, ['write:tasks']);
    const call = { name: 'list_tasks', arguments: {} };
    expect((await post(access_token, 'tools/call', call)).body).not.toContain('Of Lin');
    const { body } = await lin.call(listTasks, { query: {} });
    const theft = { name: 'delete_task', arguments: { id: body.items[0]?.id } };
    expect((await post(access_token, 'tools/call', theft)).json().result.isError).toBe(true);
    const { query } = board.services.database.reader;
    const row = await query
      .selectFrom('api_tokens')
      .select('id')
      .where('user_id', '=', mei.user.id)
      .executeTakeFirstOrThrow();
    await mei.call(revokeApiToken, { params: { id: row.id } });
    expect((await post(access_token, 'tools/list')).statusCode).toBe(401);
  });
});
