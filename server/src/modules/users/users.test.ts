import * as account from '@board/contracts/calls/account';
import { login, register, verifySession } from '@board/contracts/calls/auth';
import { getChanges, getDashboard } from '@board/contracts/calls/system';
import { createTask, toggleTask } from '@board/contracts/calls/tasks';
import { getProfile, getSettings, updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const day = 24 * 60 * 60_000;

describeOnEngines('a profile', () => {
  const board = boardForEach();

  /** Days later the session has gone to sleep. */
  async function again({ user }: SignedIn) {
    const { body } = await board.anybody.call(login, {
      body: { username: user.username, password: testPassword },
    });
    return testClient(board.app.http, body.token);
  }

  it('is the same as profile and as settings', async () => {
    const lin = await board.asUser();
    const { body: profile } = await lin.call(getProfile, {});
    const { body: settings } = await lin.call(getSettings, {});
    expect(settings).toEqual(profile);
    expect(profile).toMatchObject({ role: 'student', status: 'active', bio: '', avatar: null });
  });

  it('has the theme of who registered, light where nobody chose one', async () => {
    const account = { username: 'mei_student', email: 'mei@example.org', password: testPassword };
    const mei = await board.anybody.call(register, { body: { ...account, darkMode: true } });
    expect(mei.body.user.preferences.darkMode).toBe(true);
    const lin = await board.asUser();
    const { body: moved } = await lin.call(updatePreferences, { body: { timeZone: 'UTC' } });
    expect(moved.preferences.darkMode).toBe(false);
  });

  it('changes name, address and bio together or one by one', async () => {
    const lin = await board.asUser();
    await lin.call(account.updateProfile, {
      body: { username: 'Lin_2', email: ' Lin2@example.org ', bio: 'Second year' },
    });
    await lin.call(account.updateBio, { body: { bio: '数学系' } });
    await lin.call(account.updateEmail, { body: { email: 'lin3@example.org' } });
    const { body } = await lin.call(account.updateUsername, { body: { username: 'lin_3' } });
    expect(body).toMatchObject({ username: 'lin_3', email: 'lin3@example.org', bio: '数学系' });
    const { body: back } = await board.anybody.call(login, {
      body: { username: 'LIN_3', password: testPassword },
    });
    expect(back.user.id).toBe(lin.user.id);
  });

  it('takes ten other names a day, since each is written down', async () => {
    const lin = await board.asUser();
    const rename = (at: number) => ({ body: { username: `lin_named_${at}` } });
    for (let at = 0; at < 10; at += 1) await lin.call(account.updateUsername, rename(at));
    expect(await lin.refused(account.updateUsername, rename(10))).toMatchObject({ status: 429 });
    const { rows } = await board.services.database.reader.run(
      `select id from audit_log where action = 'user.renamed' and actor_id = '${lin.user.id}'`,
      [],
    );
    expect(rows).toHaveLength(10);
  });

  it('takes no name and no address of somebody else, whatever their case', async () => {
    await board.asUser('mei_student');
    const lin = await board.asUser('lin_student');
    const name = await lin.refused(account.updateUsername, { body: { username: 'MEI_student' } });
    expect([name.status, name.body.code]).toEqual([409, 'auth.username_taken']);
    const email = await lin.refused(account.updateEmail, {
      body: { email: 'Mei_Student@EXAMPLE.org' },
    });
    expect([email.status, email.body.code]).toEqual([409, 'auth.email_taken']);
    const { body } = await lin.call(account.updateUsername, { body: { username: 'LIN_student' } });
    expect(body.username).toBe('LIN_student');
  });

  it('gives a name that two ask for at once to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => board.asUser()));
    const answers = await Promise.all(
      people.map((person) => person.send('PUT', '/api/user/username', { username: 'the_one' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('says in both languages what is wrong with a name or an address', async () => {
    const lin = await board.asUser();
    const rename = (username: string, language: string) =>
      lin.refused(account.updateUsername, { body: { username } }, { 'accept-language': language });
    expect((await rename('a b', 'en')).body).toMatchObject({
      code: 'auth.username_format',
      message: 'Use 3 to 20 letters, digits or underscores',
    });
    expect((await rename('ab', 'zh-CN')).body.message).toBe('请使用 3 至 20 个字母、数字或下划线');
    const address = await lin.refused(account.updateEmail, { body: { email: 'nowhere' } });
    expect(address.body.code).toBe('auth.email_format');
  });

  it('ignores what nobody may set and refuses what it does not know', async () => {
    const lin = await board.asUser();
    const sent = {
      bio: 'x',
      role: 'super_admin',
      permissions: ['users.manage'],
      id: 'me',
      completedTasks: 9,
    };
    expect((await lin.send('PUT', '/api/user/profile', sent)).json()).toMatchObject({
      bio: 'x',
      role: 'student',
    });
    const unknown = await lin.send('PUT', '/api/user/profile', { nickname: 'L' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'request.unknown_field']);
    const hidden = await lin.refused(updatePreferences, {
      body: { preferences: '{"theme":"dark"}' },
    });
    expect(hidden.body.code).toBe('user.invalid_update');
  });

  it('keeps the lists of tasks that somebody named, and nothing else under their name', async () => {
    const lin = await board.asUser();
    const taskViews = [
      { name: '急事', state: 'open', priority: 'high', to: '2026-11-30' },
    ] as const;
    await lin.call(updatePreferences, { body: { taskViews: [...taskViews] } });
    await lin.call(updatePreferences, { body: { darkMode: true } });
    const { body } = await lin.call(getSettings, {});
    expect(body.preferences.taskViews).toEqual(taskViews);
    for (const wrong of [
      { name: '', state: 'open' },
      { name: 'x', state: 'never' },
      { state: 'all' },
    ]) {
      const sent = { taskViews: [wrong] };
      expect((await lin.send('PUT', '/api/user/preferences', sent)).statusCode).toBe(400);
    }
    const many = Array.from({ length: 13 }, (_, at) => ({ name: `${at}`, state: 'open' }));
    const sent = { taskViews: many };
    expect((await lin.send('PUT', '/api/user/preferences', sent)).statusCode).toBe(400);
  });

  it('keeps what somebody taught the reading of statements', async () => {
    const lin = await board.asUser();
    const rule = { words: '瑞幸', type: 'expense', category: 'dining' } as const;
    await lin.call(updatePreferences, { body: { categoryRules: [rule] } });
    const { body } = await lin.call(getSettings, {});
    expect(body.preferences.categoryRules).toEqual([rule]);
    const wrong = { categoryRules: [{ ...rule, category: 'gold' }] };
    expect((await lin.send('PUT', '/api/user/preferences', wrong)).statusCode).toBe(400);
  });

  it('takes all that it keeps as one text, too', async () => {
    const lin = await board.asUser();
    const categoryRules = Array.from({ length: 100 }, (_, at) => ({
      words: `瑞幸咖啡 No. ${at} `.repeat(3).slice(0, 60),
      type: 'expense' as const,
      category: 'dining' as const,
    }));
    const preferences = JSON.stringify({ categoryRules });
    const { body } = await lin.call(updatePreferences, { body: { preferences } });
    expect(body.preferences.categoryRules).toEqual(categoryRules);
  });

  it('is not overwritten from an older state', async () => {
    const lin = await board.asUser();
    const { body: changed } = await lin.call(
      account.updateBio,
      { body: { bio: 'first' } },
      { 'if-match': '"1"' },
    );
    const stale = await lin.refused(
      account.updateBio,
      { body: { bio: 'second' } },
      { 'if-match': '"1"' },
    );
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(changed);
  });

  it('counts tasks and days, the day of joining being the first', async () => {
    const lin = await board.asUser();
    for (const title of ['Read chapter 3', 'Linear Algebra sheet']) {
      await lin.call(createTask, { body: { title, date: '2026-11-18' } });
    }
    const { body: task } = await lin.call(createTask, {
      body: { title: 'Laundry', date: '2026-11-18' },
    });
    await lin.call(toggleTask, { params: { id: task.id } });
    board.clock.advance(2 * day);
    const { body } = await (await again(lin)).call(getProfile, {});
    expect(body).toMatchObject({ completedTasks: 1, inProgressTasks: 2, daysJoined: 3 });
  });

  it('moves today with its time zone', async () => {
    board.clock.set('2026-11-18T20:00:00.000Z');
    const lin = await board.asUser();
    const today = async () => (await lin.call(getChanges, {})).body.date;
    expect(await today()).toBe('2026-11-19');
    await lin.call(updatePreferences, { body: { timeZone: 'America/Lima' } });
    expect(await today()).toBe('2026-11-18');
  });

  it('keeps one name of a zone, however it is written', async () => {
    const lin = await board.asUser();
    const move = async (timeZone: string) =>
      (await lin.call(updatePreferences, { body: { timeZone } })).body.preferences.timeZone;
    expect(await move('aMERICA/lIMA')).toBe('America/Lima');
    expect(await move('Etc/UTC')).toBe('UTC');
    expect(await move('Asia/Kolkata')).toBe(await move('Asia/Calcutta'));
    const account = { username: 'mei_lima', email: 'lima@example.org', password: testPassword };
    const body = { ...account, timeZone: 'america/LIMA' };
    const { user } = (await board.anybody.call(register, { body })).body;
    expect(user.preferences.timeZone).toBe('America/Lima');
  });

  it('keeps the layout of the board until it is the default again', async () => {
    const lin = await board.asUser();
    const modules = [
      { id: 'tasks', visible: true, column: 'left' as const },
      { id: 'chart', visible: false, column: 'right' as const },
    ];
    const saved = await lin.call(account.updateLayout, { body: { modules } });
    expect(saved.body.modules).toEqual(modules);
    expect((await lin.call(getDashboard, {})).body.modules).toEqual(modules);
    const twice = await lin.refused(account.updateLayout, {
      body: { modules: [...modules, ...modules] },
    });
    expect(twice.body.code).toBe('user.layout_repeats');
    await lin.call(account.updateLayout, { body: { modules: [] } });
    expect((await lin.call(getDashboard, {})).body.modules).toEqual([]);
  });

  it('refuses a layout made from an older one, and answers the present one', async () => {
    const lin = await board.asUser();
    const tasks = { id: 'tasks', visible: true, column: 'left' as const };
    const before = (await lin.call(account.getLayout, {})).body;
    const hidden = { ...tasks, visible: false };
    const save = (modules: (typeof tasks)[]) => ({ body: { modules } });
    const seen = { 'if-match': `"${before.version}"` };
    const { body: saved } = await lin.call(account.updateLayout, save([hidden]), seen);
    expect(saved).toEqual({ modules: [hidden], version: before.version + 1 });
    const stale = await lin.refused(account.updateLayout, save([tasks]), seen);
    expect(stale.body).toMatchObject({ code: 'request.stale', current: saved });
    expect((await lin.call(account.getLayout, {})).body).toEqual(saved);
  });

  it('tells the page early which modules it need not load', async () => {
    const lin = await board.asUser();
    await lin.call(account.updateLayout, {
      body: { modules: [{ id: 'chart', visible: false, column: 'left' }] },
    });
    const { headers } = await lin.call(verifySession, {});
    const payload = /board_visitor=([\w-]+)\./.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      hidden: ['chart'],
    });
  });
});
