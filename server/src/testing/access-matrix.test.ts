import type { Access } from '@board/contracts/calls/call';
import { getChanges } from '@board/contracts/calls/system';
import { type Role, roles } from '@board/contracts/constants/roles';
import { minuteMs } from '@board/time';
import type { ServedCall } from '../serving/app-type.ts';
import { entries, openRoutes } from './access/entries.ts';
import type { Entry } from './access/entry.ts';
import { request } from './access/request-of.ts';
import { recordRoutes } from './access/routes-of.ts';
import { describeOnEngines } from './engines.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const ranks: Record<Role, number> = { student: 1, teacher: 2, admin: 3, super_admin: 4 };
const needed: Record<Access, number> = {
  public: 0,
  token: 0,
  user: 1,
  teacher: 2,
  admin: 3,
  super_admin: 4,
};

const ownTokens = ['auth.token_missing', 'delivery.token_refused'];

describeOnEngines('who may do what', (engine) => {
  let board: TestApp;
  let routes: string[];
  beforeAll(async () => {
    ({ built: board, routes } = await recordRoutes(() => startTestApp({ engine })));
  });
  afterAll(() => board.close());

  const entryOf = ({ call }: ServedCall): Entry => entries[call.name] ?? { access: call.access };
  const each = async (
    test: (served: ServedCall, entry: Entry) => Promise<string | undefined>,
  ): Promise<string[]> => {
    const problems: string[] = [];
    for (const served of board.app.calls) {
      const problem = await test(served, entryOf(served));
      if (problem !== undefined) problems.push(`${served.call.name}: ${problem}`);
    }
    return problems;
  };
  const outcome = async (response: ReturnType<typeof request>) => {
    const { statusCode, headers, body } = await response;
    const isJson = String(headers['content-type']).startsWith('application/json');
    return {
      status: statusCode,
      code: isJson ? (JSON.parse(body).code as string | undefined) : undefined,
    };
  };

  it('is written down for every route', () => {
    const served = board.app.calls.map(
      ({ call }) => `${call.method} /api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(routes.filter((route) => !served.includes(route)).toSorted()).toEqual(
      [...openRoutes].toSorted(),
    );
    expect(
      board.app.calls.map(({ call }) => call.name).filter((name) => !(name in entries)),
    ).toEqual([]);
    expect(
      Object.keys(entries).filter(
        (name) => !board.app.calls.some(({ call }) => call.name === name),
      ),
    ).toEqual([]);
  });

  it('is written down as the contract says it, with an owner wherever an id is asked for', async () => {
    const problems = await each(async ({ call }, entry) => {
      if (call.access !== entry.access)
        return `the contract says ${call.access}, the matrix ${entry.access}`;
      const means = entry.own ?? entry.shared;
      return call.path.includes('{id}') && !means ? 'whose thing is it?' : undefined;
    });
    expect(problems).toEqual([]);
  });

  it('nobody gets in without a token where one is needed', async () => {
    const owner = await board.asUser();
    const problems = await each(async (served, { access, own, shared, sent }) => {
      if (access === 'public') return undefined;
      const means = await (own ?? shared)?.(owner, board);
      const { status, code = '' } = await outcome(request(board.anybody, served, means ?? sent));
      const codes = access === 'token' ? ownTokens : ['auth.required'];
      return status === 401 && codes.includes(code) ? undefined : `${status} ${code}`;
    });
    expect(problems).toEqual([]);
  });

  it.each(roles)('%s gets as far as the role goes', async (role) => {
    // Deploy tokens that are none are counted by the minute.
    board.clock.advance(minuteMs);
    const problems = await each(
      async (served, { access, own, shared, sent, endless, ownToken }) => {
        const person = await board.asRole(role);
        const may = ranks[role] >= needed[access];
        if (may && endless) return undefined;
        const means = await (own ?? shared)?.(person, board);
        const { status, code } = await outcome(request(person, served, means ?? sent));
        if (!may)
          return status === 403 && code === 'request.forbidden' ? undefined : `${status} ${code}`;
        if (ownToken) return status === 401 || status === 403 ? undefined : `${status} ${code}`;
        if (code === 'auth.required' || code === 'request.forbidden') return `${status} ${code}`;
        return means && status >= 400 && !isOutside(code)
          ? `the own one: ${status} ${code}`
          : undefined;
      },
    );
    expect(problems).toEqual([]);
  });

  it.each(roles)('for %s the things of others do not exist, and stay as they are', async (role) => {
    const problems = await each(async (served, { own }) => {
      if (!own) return undefined;
      const owner = await board.asUser();
      const stranger = await board.asRole(role);
      const means = await own(owner, board);
      const before = (await owner.call(getChanges, {})).body.revisions;
      const { status } = await outcome(request(stranger, served, means));
      const after = (await owner.call(getChanges, {})).body.revisions;
      if (status !== 404) return `${status}`;
      return JSON.stringify(after) === JSON.stringify(before) ? undefined : 'something moved';
    });
    expect(problems).toEqual([]);
  });

  it('metrics are for administrators and for whoever holds their token', async () => {
    const ask = async (who: TestClient) => (await who.send('GET', '/metrics')).statusCode;
    expect(await ask(board.anybody)).toBe(401);
    expect(await ask(await board.asRole('teacher'))).toBe(403);
    expect(await ask(await board.asAdmin())).toBe(200);
  });

  /** The provider of a test has no address that answers, and the board none that a school leads back to. */
  const isOutside = (code = ''): boolean =>
    code.startsWith('outbound.') || code.startsWith('assistant.') || code === 'sign_in.no_address';
});
