import { changePassword } from '@board/contracts/calls/account';
import { listAudit } from '@board/contracts/calls/admin';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import { createApiToken, listApiTokens, revokeApiToken } from '@board/contracts/calls/api-tokens';
import { login } from '@board/contracts/calls/auth';
import { listNotifications } from '@board/contracts/calls/notifications';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { apiTokenLimit } from '@board/contracts/constants/api-tokens';
import { dayMs, minuteMs } from '@board/time';
import { areas } from '../../areas.ts';
import { program } from '../../testing/api-token.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { useAuthenticator } from '../../testing/second-factor.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';
import { addApiToken } from './api-tokens.ts';

describeOnEngines('an API token', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  const wanted = (scopes: string[] = ['read:tasks'], password = testPassword) => ({
    body: { name: ' My editor ', scopes, days: 30, password } as never,
  });
  const refusal = async (client: TestClient) => {
    const { status, body } = await client.refused(listTasks, { query: {} });
    return [status, body.code];
  };
  const isRead = async (client: TestClient) => (await client.call(listTasks, { query: {} })).status;

  it('is shown once, kept as a hash, told to its owner and written into the audit log', async () => {
    const { body } = await lin.call(createApiToken, wanted());
    expect(body).toMatchObject({ name: 'My editor', scopes: ['read:tasks'], last_used_at: null });
    expect(await isRead(testClient(board.app.http, body.token))).toBe(200);
    const listed = (await lin.call(listApiTokens, {})).body.items;
    expect(listed).toMatchObject([{ id: body.id, last_used_at: body.created_at }]);
    expect(listed[0]).not.toHaveProperty('token');
    const [row] = await board.services.database.reader.query
      .selectFrom('api_tokens')
      .selectAll()
      .execute();
    expect(JSON.stringify(row)).not.toContain(body.token);
    const [news] = (await lin.call(listNotifications, {})).body.items;
    expect(news?.title).toBe('API token made');
    const revoked = await lin.call(revokeApiToken, { params: { id: body.id } });
    expect(revoked.body).toEqual({ success: true });
    const audited = (await (await board.asAdmin()).call(listAudit, { query: {} })).body.items;
    const { id, name, scopes, expires_at } = body;
    const details = { id, name, scopes: scopes.join(' '), expires_at };
    for (const action of ['api_token.created', 'api_token.revoked'])
      expect(audited.find((one) => one.action === action)?.details).toBe(JSON.stringify(details));
    expect(JSON.stringify(audited)).not.toContain(body.token);
  });

  it('is made by whoever knows the password, and has shown the second factor where there is one', async () => {
    for (const scopes of [[], ['read:user'], ['read:everything']])
      expect((await lin.refused(createApiToken, wanted(scopes))).status).toBe(400);
    const wrong = await lin.refused(createApiToken, wanted(undefined, 'wrong!'));
    expect(wrong.body.code).toBe('user.wrong_password');
    await useAuthenticator(board, lin);
    board.clock.advance(10 * minuteMs);
    const unproven = await lin.refused(createApiToken, wanted());
    expect(unproven.body.code).toBe('auth.proof_needed');
  });

  it('writes as its owner, and whoever may write is shown what stands there', async () => {
    const writer = await program(board, lin, ['write:tasks']);
    await writer.call(createTask, { body: { title: 'Report', date: '2026-11-18' } });
    expect(await isRead(writer)).toBe(200);
    expect((await lin.call(listTasks, { query: {} })).body.items).toMatchObject([
      { title: 'Report' },
    ]);
    const reader = await program(board, lin, ['read:tasks']);
    const refused = await reader.refused(createTask, {
      body: { title: 'Report', date: '2026-11-18' },
    });
    expect(refused.body).toMatchObject({
      code: 'api_token.lacks',
      message: 'This API token lacks: write:tasks',
    });
  });

  it('ends with its day, when it is revoked, and with an account that is disabled', async () => {
    const [one, other] = [
      await program(board, lin, ['read:tasks']),
      await program(board, lin, ['read:tasks']),
    ];
    await lin.call(revokeApiToken, { params: { id: one.id } });
    expect(await refusal(one)).toEqual([401, 'api_token.dead']);
    expect((await lin.refused(revokeApiToken, { params: { id: one.id } })).status).toBe(404);
    const status = (status: 'active' | 'inactive') => ({
      params: { id: lin.user.id },
      body: { status },
    });
    const admin = await board.asAdmin();
    await admin.call(updateUserStatus, status('inactive'));
    expect(await refusal(other)).toEqual([401, 'api_token.dead']);
    await admin.call(updateUserStatus, status('active'));
    board.clock.advance(30 * dayMs - 1);
    expect(await isRead(other)).toBe(200);
    board.clock.advance(1);
    expect(await refusal(other)).toEqual([401, 'api_token.dead']);
  });

  it('ends with the password where the person says so, and only there', async () => {
    const editor = await program(board, lin, ['read:tasks']);
    const next = 'another-red-black-tree';
    const change = { currentPassword: testPassword, newPassword: next };
    await lin.call(changePassword, { body: change });
    expect(await isRead(editor)).toBe(200);
    const body = { username: 'lin_student', password: next };
    const again = testClient(
      board.app.http,
      (await board.anybody.call(login, { body })).body.token,
    );
    await again.call(changePassword, {
      body: { currentPassword: next, newPassword: testPassword, endFeeds: true },
    });
    expect(await refusal(editor)).toEqual([401, 'api_token.dead']);
  });

  it('is one of few, however many are made at once', async () => {
    const ctx = await board.contextOf(lin);
    const asked = { name: 'editor', scopes: ['read:tasks' as const], days: 1 };
    const made = await Promise.allSettled(
      Array.from({ length: apiTokenLimit.perPerson + 5 }, () => addApiToken(ctx, asked)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      apiTokenLimit.perPerson,
    );
  });

  it('is asked for its own rate, and there are so many of them', async () => {
    const eager = await program(board, lin, ['read:tasks']);
    const patient = await program(board, lin, ['read:tasks']);
    for (let time = 0; time < apiTokenLimit.perMinute; time += 1) await isRead(eager);
    expect(await refusal(eager)).toEqual([429, 'request.too_many']);
    expect(await isRead(patient)).toBe(200);
    board.clock.advance(minuteMs);
    expect(await isRead(eager)).toBe(200);
    for (let count = 2; count < apiTokenLimit.perPerson; count += 1)
      await program(board, lin, ['read:tasks']);
    const full = await lin.refused(createApiToken, wanted());
    expect(full.body.code).toBe('api_token.full');
  });

  it('stands in the export without its hash, and goes with its owner', async () => {
    await program(board, lin, ['read:tasks']);
    const ctx = await board.contextOf(lin);
    const part = areas
      .flatMap(({ exportOf }) => exportOf?.(ctx) ?? [])
      .find(({ file }) => file === 'api-tokens.json');
    const rows: unknown[] = [];
    if (part && 'items' in part) for await (const row of part.items) rows.push(row);
    expect(rows).toMatchObject([{ name: 'My editor', scopes: ['read:tasks'] }]);
    expect(JSON.stringify(rows)).not.toContain('hash');
  });
});
