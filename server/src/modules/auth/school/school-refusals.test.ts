import { finishSchoolSignIn } from '@board/contracts/calls/auth';
import {
  createSignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import { minuteMs } from '@board/time';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Bend, startBentProvider } from './testing/bent-provider.ts';
import { begin, finish, refusal, startSchoolBoard, switchOn } from './testing/school-board.ts';

describeOnEngines('a sign-in through a school is refused', (engine) => {
  const school = openForAll(startBentProvider, (it) => it.close());
  let board: TestApp;
  let id: string;
  beforeEach(async () => {
    school.bend({});
    board = await startSchoolBoard(engine, school.host);
    id = await switchOn(board, { address: school.address, new_accounts: 'first_sign_in' });
  });
  afterEach(() => board.close());

  it('in another browser, with another state, twice, and after ten minutes', async () => {
    const { url, cookie } = await begin(board, id);
    const answer = school.leadBack(url);
    const elsewhere = (await begin(board, id)).cookie;
    expect(await refusal(board, answer, elsewhere)).toBe('auth.school_over');
    expect(await refusal(board, answer, '')).toBe('auth.school_over');
    const strange = school.leadBack(url, { state: `s${'x'.repeat(43)}` });
    expect(await refusal(board, strange, cookie)).toBe('auth.school_over');
    await finish(board, answer, cookie);
    expect(await refusal(board, answer, cookie)).toBe('auth.school_over');
    const late = await begin(board, id);
    board.clock.advance(10 * minuteMs);
    expect(await refusal(board, school.leadBack(late.url), late.cookie)).toBe('auth.school_over');
  });

  it('for one of two that bring the same answer at once', async () => {
    const { url, cookie } = await begin(board, id);
    const body = { answer: school.leadBack(url) };
    const before = school.asked();
    const path = `/api${finishSchoolSignIn.path}`;
    const both = await Promise.all(
      [1, 2].map(() => board.anybody.send('POST', path, body, { cookie })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(school.asked() - before).toBe(1);
  });

  const wrong: Record<string, Bend> = {
    'another nonce': { claims: { nonce: 'of another one' } },
    'no nonce': { claims: { nonce: undefined } },
    'another issuer': { claims: { iss: 'https://elsewhere.example.org' } },
    'another audience': { claims: { aud: 'another board' } },
    'several audiences and another party': { claims: { aud: ['board', 'x'], azp: 'x' } },
    'an ID token that is over': { claims: { exp: 1 } },
    'a signature that is not the provider’s': { strangeKey: true },
    'no subject': { claims: { sub: undefined } },
    'no ID token': { token: { status: 200, body: '{"access_token":"one","token_type":"Bearer"}' } },
    'a code that was used': { token: { status: 400, body: '{"error":"invalid_grant"}' } },
  };
  it.each(Object.entries(wrong))('by %s', async (_, bend) => {
    const { url, cookie } = await begin(board, id);
    school.bend(bend);
    expect(await refusal(board, school.leadBack(url), cookie)).toBe('auth.school_refused');
  });

  it('by a reply without end, as a school that does not answer', async () => {
    const { url, cookie } = await begin(board, id);
    school.bend({ token: { status: 200, body: `{"a":"${'x'.repeat(300 * 1024)}"}` } });
    expect(await refusal(board, school.leadBack(url), cookie)).toBe('auth.school_silent');
  });

  it('by what the school says itself', async () => {
    const { url, cookie } = await begin(board, id);
    const answer = school.leadBack(url, { error: 'access_denied' });
    expect(await refusal(board, answer, cookie)).toBe('auth.school_refused');
  });

  describe('and so is a configuration', () => {
    const tried = async (fields: { address: string; bend?: Bend }) => {
      const chief = await board.asRole('super_admin');
      const body = {
        ...{ kind: 'oidc' as const, name_zh: '新', name_en: 'New', mark: 'N', client_id: 'board' },
        address: fields.address,
      };
      const made = (await chief.call(createSignInProvider, { body })).body;
      school.bend(fields.bend ?? {});
      const { success, message } = (
        await chief.call(testSignInProvider, { params: { id: made.id } })
      ).body;
      const on = { params: { id: made.id }, body: { enabled: true } };
      if (!success)
        expect((await chief.refused(updateSignInProvider, on)).body.code).toBe('sign_in.untested');
      return success ? 'good' : message;
    };

    it('of another issuer, one for all tenants among them; a slash at the end is none', async () => {
      const { address } = school;
      expect(await tried({ address: `${address}/` })).toBe('good');
      expect(await tried({ address, bend: { issuer: `${address}/` } })).toBe('good');
      const tenants = { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' };
      expect(await tried({ address, bend: tenants })).toMatch(/calls itself .*tenantid/);
    });

    it('whose endpoints are no addresses, or whose client is not known there', async () => {
      const { address } = school;
      const script = { document: { authorization_endpoint: 'javascript:alert(1)' } };
      expect(await tried({ address, bend: script })).toMatch(/not the protocol/);
      const inside = { document: { end_session_endpoint: 'http://10.0.0.1/' } };
      expect(await tried({ address, bend: inside })).toMatch(/not the protocol/);
      const unknown = { token: { status: 401, body: '{"error":"invalid_client"}' } };
      expect(await tried({ address, bend: unknown })).toMatch(/does not accept this client/);
    });

    it('that leads to an internal address', async () => {
      expect(await tried({ address: 'https://10.0.0.1' })).toMatch(/address/);
      expect(await tried({ address: 'https://[::ffff:169.254.169.254]' })).toMatch(/address/);
      const keys = { document: { jwks_uri: 'https://192.168.1.1/keys' } };
      expect(await tried({ address: school.address, bend: keys })).toMatch(/address/);
      const chief = await board.asRole('super_admin');
      const body = { address: 'http://sso.example.org' };
      const refused = await chief.refused(updateSignInProvider, { params: { id }, body });
      expect(refused.body.code).toBe('sign_in.address_invalid');
    });

    it('that was changed since it was tested', async () => {
      const chief = await board.asRole('super_admin');
      const change = { params: { id }, body: { client_id: 'another' } };
      const { enabled, tested_at } = (await chief.call(updateSignInProvider, change)).body;
      expect([enabled, tested_at]).toEqual([false, null]);
    });
  });
});
