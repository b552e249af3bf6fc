import { listAudit } from '@board/contracts/calls/admin';
import { listNotifications } from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/sign-in';
import { getProfile } from '@board/contracts/calls/user';
import { describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { type SignedIn, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { startCasServer, successOf } from './testing/cas-server.ts';
import { begin, cookieOf, finish, startSchoolBoard, switchOn } from './testing/school-board.ts';

describeOnEngines('a role that a school has given', (engine) => {
  const cas = openForAll(startCasServer, (it) => it.close());
  let board: TestApp;
  let id: string;
  beforeEach(async () => {
    board = await startSchoolBoard(engine, cas.host);
    id = await switchOn(board, {
      ...{ kind: 'cas', address: cas.address, role_claim: 'memberOf' },
      role_rules: [{ value: 'staff', role: 'teacher' }],
    });
  });
  afterEach(() => board.close());

  async function connect(person: SignedIn): Promise<void> {
    const { body, headers } = await person.call(calls.beginSignInLink, {
      params: { id },
      body: { password: testPassword },
    });
    const answer = cas.signIn(body.url, successOf(person.user.username));
    const cookie = cookieOf(headers);
    await person.call(calls.finishSignInLink, { body: { answer } }, { cookie });
  }

  async function comeAs({ user: { username } }: SignedIn, memberOf: string[]): Promise<void> {
    const { url, cookie } = await begin(board, id);
    await finish(board, cas.signIn(url, successOf(username, { memberOf })), cookie);
  }

  async function connected(person: SignedIn, memberOf: string[]): Promise<SignedIn> {
    await connect(person);
    await comeAs(person, memberOf);
    return person;
  }

  const profileOf = async (person: SignedIn) => (await person.call(getProfile, {})).body;
  const newsOf = async (person: SignedIn) =>
    (await person.call(listNotifications, {})).body.items.map(({ title }) => title);

  it('ends with the connection, and is told and written down', async () => {
    const lin = await connected(await board.asUser(), ['staff']);
    const before = await profileOf(lin);
    expect(before.role).toBe('teacher');
    await lin.call(calls.removeSignInLink, { params: { id } });
    const after = await profileOf(lin);
    expect(after.role).toBe('student');
    expect(after.version).toBeGreaterThan(before.version);
    expect((await newsOf(lin)).filter((title) => /role/i.test(title))).toHaveLength(2);
    const chief = await board.asRole('super_admin');
    const query = { search: 'user.role_changed' };
    const { items } = (await chief.call(listAudit, { query })).body;
    expect(items.map(({ target, details }) => [target, JSON.parse(details)])).toEqual([
      [lin.user.id, { before: 'teacher', after: 'student', by: 'school' }],
      [lin.user.id, { before: 'student', after: 'teacher', by: 'school' }],
    ]);
  });

  it('ends with the provider, for everybody who has it from there', async () => {
    const lin = await connected(await board.asUser(), ['staff']);
    const mei = await connected(await board.asRole('teacher'), []);
    const chief = await connected(await board.asRole('super_admin'), ['staff']);
    await chief.call(calls.deleteSignInProvider, { params: { id } });
    const roles = [];
    for (const person of [lin, mei, chief]) roles.push((await profileOf(person)).role);
    expect(roles).toEqual(['student', 'teacher', 'super_admin']);
  });

  it('is not one that an administrator has given, which stays', async () => {
    const mei = await connected(await board.asRole('teacher'), []);
    await mei.call(calls.removeSignInLink, { params: { id } });
    expect((await profileOf(mei)).role).toBe('teacher');
  });
});
