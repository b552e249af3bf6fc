import { listAudit } from '@board/contracts/calls/admin';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import { listApiTokens, revokeApiToken } from '@board/contracts/calls/api-tokens';
import { listNotifications } from '@board/contracts/calls/notifications';
import { giveConsent, readConsent } from '@board/contracts/calls/oauth';
import { tokenScopes } from '@board/contracts/constants/api-tokens';
import { dayMs, hourMs, minuteMs } from '@board/time';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { oauthProgram, redirect } from '../../../testing/oauth-program.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';

describeOnEngines('a program that asks to be let in', () => {
  const board = boardForAll(() => ({ environment: { PUBLIC_URL: 'https://board.example.org' } }));
  let lin: SignedIn;
  let program: ReturnType<typeof oauthProgram>;
  beforeAll(async () => {
    program = oauthProgram(board);
  });
  beforeEach(async () => {
    lin = await board.asUser();
    board.clock.advance(hourMs);
    lin = await board.asUser();
  });

  const refusedWith = (error: string) => ({ status: 400, body: { error } });
  const told = (address: string) => Object.fromEntries(new URL(address).searchParams);
  const tokens = async (of = lin) => (await of.call(listApiTokens, {})).body.items;

  it('learns where and how from two documents', async () => {
    const get = async (url: string) => (await board.anybody.send('GET', url)).json();
    const resource = await get('/.well-known/oauth-protected-resource/mcp');
    expect(resource).toMatchObject({
      resource: 'https://board.example.org/mcp',
      authorization_servers: ['https://board.example.org'],
      scopes_supported: tokenScopes,
    });
    expect(await get('/.well-known/oauth-protected-resource')).toEqual(resource);
    expect(await get('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: 'https://board.example.org',
      authorization_endpoint: 'https://board.example.org/oauth/authorize',
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
  });

  it('registers with addresses that lead over TLS or to the same device, and nothing is kept of it', async () => {
    const said = await program.register({ token_endpoint_auth_method: 'client_secret_basic' });
    expect(said).toMatchObject({ status: 201, body: { token_endpoint_auth_method: 'none' } });
    for (const redirect_uris of [
      ['http://program.example.org/back'],
      ['javascript:alert(1)//'],
      ['https://a:b@program.example.org/'],
      ['https://program.example.org/#part'],
      ['editor://back'],
      ['http://localhost.program.example.org/'],
      [redirect, 'http://10.0.0.1/'],
    ])
      expect(await program.register({ redirect_uris })).toEqual(
        refusedWith('invalid_redirect_uri'),
      );
    const long = `https://program.example.org/${'x'.repeat(460)}`;
    for (const said of [
      { redirect_uris: [] },
      { redirect_uris: redirect },
      { redirect_uris: Array.from({ length: 6 }, () => redirect) },
      { redirect_uris: [`${long}${'x'.repeat(60)}`] },
    ])
      expect(await program.register(said)).toEqual(refusedWith('invalid_client_metadata'));
    const named = await program.register({ client_name: `  My \u202Eeditor\n ${'x'.repeat(80)}` });
    expect(named.body.client_name).toMatch(/^My editor x{50}$/);
  });

  it('registers no more than so often from one address', async () => {
    let status = 201;
    for (let time = 0; time < 61 && status === 201; time += 1)
      ({ status } = await program.register());
    expect(status).toBe(429);
  });

  it('is shown with what it says of itself, where it leads and what it asks for', async () => {
    expect(await program.read(lin, await program.asking())).toEqual({
      program: {
        name: 'An editor',
        host: 'program.example.org',
        is_local: false,
        scopes: ['write:tasks', 'read:courses'].toSorted(byScope),
      },
      leads_to: `${redirect}?error=access_denied&state=between+us&iss=${encodeURIComponent('https://board.example.org')}`,
    });
    const client_id = await program.clientId({ redirect_uris: ['http://127.0.0.1/back'] });
    const asked = await program.asking({
      client_id,
      redirect_uri: 'http://127.0.0.1:49152/back',
      scope: undefined,
    } as never);
    expect((await program.read(lin, asked)).program).toMatchObject({
      host: '127.0.0.1:49152',
      is_local: true,
      scopes: tokenScopes,
    });
  });
  const byScope = (one: string, other: string) =>
    tokenScopes.indexOf(one as never) - tokenScopes.indexOf(other as never);

  it('leads nowhere that it did not register, letter by letter', async () => {
    for (const redirect_uri of [
      `${redirect}/`,
      `${redirect}?next=1`,
      'https://program.example.org/back/../elsewhere',
      'https://PROGRAM.example.org/back',
      'https://program.example.org:8443/back',
      'https://elsewhere.example/back',
      'http://127.0.0.1/back',
      'javascript:alert(1)',
    ]) {
      const query = await program.asking({ redirect_uri });
      const refused = await lin.refused(readConsent, { query });
      expect(refused.body.code).toBe('oauth.redirect_unknown');
    }
    const client_id = await program.clientId({ redirect_uris: ['http://localhost/back'] });
    for (const redirect_uri of ['http://localhost:1/other', 'http://127.0.0.1:1/back']) {
      const query = await program.asking({ client_id, redirect_uri });
      expect((await lin.refused(readConsent, { query })).body.code).toBe('oauth.redirect_unknown');
    }
  });

  it('is nobody with an id that is forged or of another key', async () => {
    const client_id = await program.clientId();
    const [text = '', mark] = client_id.split('.');
    const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
    const other = Buffer.from(JSON.stringify([...said, 'https://elsewhere.example/'])).toString(
      'base64url',
    );
    for (const forged of [`${other}.${mark}`, text, 'nobody', '.'])
      expect(
        (await lin.refused(readConsent, { query: await program.asking({ client_id: forged }) }))
          .body.code,
      ).toBe('oauth.client_unknown');
  });

  it('is told what is wrong with its request, and nobody is asked', async () => {
    for (const [change, error] of [
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ scope: 'openid profile' }, 'invalid_scope'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ] as const) {
      const asked = await program.asking(change);
      const { program: shown, leads_to } = await program.read(lin, asked);
      await expect(shown).toBeNull();
      expect(told(leads_to)).toMatchObject({ error, state: 'between us' });
      expect(await program.consent(lin, asked)).toMatchObject({ error });
    }
    expect(await tokens()).toEqual([]);
  });

  it('is let in by whoever knows the password, to no more than it asked for', async () => {
    const asked = await program.asking();
    const body = { asked, scopes: ['write:tasks' as const], days: 30, password: 'wrong!' };
    expect((await lin.refused(giveConsent, { body })).body.code).toBe('user.wrong_password');
    const more = { ...body, scopes: ['write:courses' as const], password: testPassword };
    expect((await lin.refused(giveConsent, { body: more })).body.code).toBe('oauth.not_asked');
    expect(await tokens()).toEqual([]);
    const back = await program.consent(lin, asked, ['read:tasks']);
    expect(back).toMatchObject({ state: 'between us', iss: 'https://board.example.org' });
    const { status, body: got } = await program.exchange(asked, back.code, {
      resource: 'https://board.example.org/mcp',
    });
    expect([status, got]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^board_/),
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: expect.any(String),
        scope: 'read:tasks',
      },
    ]);
    expect(await program.knock(got.access_token as string)).toBe(200);
    expect(await tokens()).toMatchObject([
      { name: 'An editor', program_host: 'program.example.org', scopes: ['read:tasks'] },
    ]);
    const [news] = (await lin.call(listNotifications, {})).body.items;
    expect(news?.title).toBe('A program was let in');
  });

  it('keeps no secret of it but as a hash', async () => {
    const { access_token, refresh_token } = await program.letIn(lin);
    const { query } = board.services.database.reader;
    const rows = [
      await query.selectFrom('api_tokens').selectAll().execute(),
      await query.selectFrom('oauth_grants').selectAll().execute(),
      await query.selectFrom('audit_log').selectAll().execute(),
    ];
    const kept = JSON.stringify([rows, board.logged]);
    for (const secret of [access_token, refresh_token]) expect(kept).not.toContain(secret);
  });

  it('gets nothing for a code that is not its own, or comes with another proof, address or too late', async () => {
    const asked = await program.asking();
    const { code } = await program.consent(lin, asked);
    const other = await program.clientId({ client_name: 'Another' });
    for (const change of [
      { client_id: other },
      { code_verifier: 'w'.repeat(43) },
      { redirect_uri: 'https://program.example.org/other' },
      { grant_type: 'refresh_token', refresh_token: code as string },
    ])
      expect(await program.exchange(asked, code, change)).toEqual(refusedWith('invalid_grant'));
    expect(
      await program.exchange(asked, code, { resource: 'https://elsewhere.example/mcp' }),
    ).toEqual(refusedWith('invalid_target'));
    expect(await program.exchange(asked, code, { client_id: 'nobody' })).toEqual(
      refusedWith('invalid_client'),
    );
    expect(await program.exchange(asked, code, { grant_type: 'password' })).toEqual(
      refusedWith('unsupported_grant_type'),
    );
    // Nothing of it used the code up.
    expect((await program.exchange(asked, code)).status).toBe(200);
    const late = (await program.consent(lin, asked)).code;
    board.clock.advance(5 * minuteMs);
    expect(await program.exchange(asked, late)).toEqual(refusedWith('invalid_grant'));
  });

  it('says nothing twice in a form', async () => {
    const reply = await board.app.http.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&grant_type=authorization_code&client_id=x&code=y',
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'invalid_request' }]);
  });

  it('is put out when a code or a refresh token comes a second time, and its person is told', async () => {
    const asked = await program.asking();
    const { code } = await program.consent(lin, asked);
    const { access_token } = (await program.exchange(asked, code)).body;
    expect(await program.exchange(asked, code)).toEqual(refusedWith('invalid_grant'));
    expect(await program.knock(access_token as string)).toBe(401);

    const first = await program.letIn(lin);
    const second = (await program.renew(first.asked, first.refresh_token)).body;
    expect(await program.knock(first.access_token)).toBe(401);
    expect(await program.knock(second.access_token as string)).toBe(200);
    expect(await program.renew(first.asked, first.refresh_token)).toEqual(
      refusedWith('invalid_grant'),
    );
    expect(await program.knock(second.access_token as string)).toBe(401);
    expect(await program.renew(first.asked, second.refresh_token)).toEqual(
      refusedWith('invalid_grant'),
    );
    expect(await tokens()).toEqual([]);
    const { items } = (await lin.call(listNotifications, {})).body;
    expect(items.filter(({ title }) => title === 'A program was disconnected')).toHaveLength(2);
  });

  it('that sends one code twice at once keeps nothing of it', async () => {
    const asked = await program.asking();
    const { code } = await program.consent(lin, asked);
    const both = await Promise.all([program.exchange(asked, code), program.exchange(asked, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await tokens()).toEqual([]);
  });

  it('renews within the hour, until its days are over', async () => {
    const { asked, access_token, refresh_token } = await program.letIn(lin);
    board.clock.advance(hourMs - 1);
    expect(await program.knock(access_token)).toBe(200);
    board.clock.advance(1);
    expect(await program.knock(access_token)).toBe(401);
    const next = (await program.renew(asked, refresh_token)).body;
    expect(await program.knock(next.access_token as string)).toBe(200);
    const stranger = await program.clientId({ client_name: 'Another' });
    expect(await program.renew({ client_id: stranger }, next.refresh_token)).toEqual(
      refusedWith('invalid_grant'),
    );
    board.clock.advance(30 * dayMs);
    expect(await program.renew(asked, next.refresh_token)).toEqual(refusedWith('invalid_grant'));
  });

  it('is refused from its next request on when it is revoked, gives back, or its person is gone', async () => {
    const revoked = await program.letIn(lin);
    const [row] = await tokens();
    await lin.call(revokeApiToken, { params: { id: row?.id ?? '' } });
    expect(await program.knock(revoked.access_token)).toBe(401);
    expect(await program.renew(revoked.asked, revoked.refresh_token)).toEqual(
      refusedWith('invalid_grant'),
    );

    for (const which of ['access_token', 'refresh_token'] as const) {
      const back = await program.letIn(lin);
      const stranger = await program.clientId({ client_name: 'Another' });
      await program.revoke({ client_id: stranger }, back[which]);
      expect(await program.knock(back.access_token)).toBe(200);
      expect((await program.revoke(back.asked, back[which])).status).toBe(200);
      expect(await program.knock(back.access_token)).toBe(401);
      expect((await program.revoke(back.asked, back[which])).status).toBe(200);
    }

    const { access_token } = await program.letIn(lin);
    const admin = await board.asAdmin();
    const params = { id: lin.user.id };
    await admin.call(updateUserStatus, { params, body: { status: 'inactive' } });
    expect(await program.knock(access_token)).toBe(401);
    const audited = (await admin.call(listAudit, { query: {} })).body.items;
    const ended = audited.find(({ action }) => action === 'api_token.revoked');
    expect(JSON.parse(`${ended?.details}`)).toHaveProperty('program_host');
  });
});
