import {
  createAdminUser,
  deleteAdminUser,
  importAdminUsers,
  listAdminUsers,
  updateAdminUser,
} from '@board/contracts/calls/admin-users';
import { login, resetPassword, verifySession } from '@board/contracts/calls/auth';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { longestShare } from '../../../testing/longest-share.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describeOnEngines('user management', (engine) => {
  const board = boardForAll();

  const nobody = '01930000-0000-7000-8000-00000000dead';

  it('finds people by name and address, page by page', async () => {
    const admin = await board.asAdmin();
    for (const name of ['search_a', 'search_b', 'search_c']) await board.asUser(name);
    const query = { search: 'SEARCH_', limit: 2, sort: 'username' as const };
    const first = await admin.call(listAdminUsers, { query });
    expect(first.body.items.map(({ username }) => username)).toEqual(['search_a', 'search_b']);
    expect(first.body.pagination).toMatchObject({ total: 3, total_pages: 2, has_next: true });
    const rest = await admin.call(listAdminUsers, { query: { ...query, page: 2 } });
    expect(rest.body.items.map(({ username }) => username)).toEqual(['search_c']);
    const byMail = await admin.call(listAdminUsers, { query: { search: 'search_b@example' } });
    expect(byMail.body.pagination.total).toBe(1);
    const sign = await admin.call(listAdminUsers, { query: { search: '%' } });
    expect(sign.body.items).toEqual([]);
    const roles = await admin.call(listAdminUsers, { query: { role: 'admin', limit: 100 } });
    expect(new Set(roles.body.items.map(({ role }) => role))).toEqual(new Set(['admin']));
  });

  it('finds whose name was written with one wrong letter, where nobody is called so', async () => {
    const admin = await board.asAdmin();
    await board.asUser('zhangwei');
    const found = async (search: string, more = {}) =>
      (await admin.call(listAdminUsers, { query: { search, ...more } })).body.items.map(
        ({ username }) => username,
      );
    for (const slip of ['zangwei', 'zhangwai', 'Zhangwie', 'zhanggwei'])
      expect(await found(slip)).toEqual(['zhangwei']);
    expect(await found('zangwie')).toEqual([]);
    expect(await found('zangwei', { role: 'teacher' })).toEqual([]);
    await board.asUser('zangwei2');
    expect(await found('zangwei')).toEqual(['zangwei2']);
  });

  it('is for administrators, and refuses what is no query', async () => {
    const lin = await board.asUser();
    const teacher = await board.asRole('teacher');
    expect((await lin.refused(listAdminUsers, { query: {} })).status).toBe(403);
    expect((await teacher.refused(listAdminUsers, { query: {} })).status).toBe(403);
    expect((await board.anybody.refused(listAdminUsers, { query: {} })).status).toBe(401);
    const admin = await board.asAdmin();
    expect((await admin.send('GET', '/api/admin/users?limit=1000')).statusCode).toBe(400);
  });

  it('creates an account whose owner chooses the password by the link, once', async () => {
    const admin = await board.asAdmin();
    const { status, body } = await admin.call(createAdminUser, {
      body: { username: 'by_admin', email: 'by_admin@example.org' },
    });
    expect([status, body.user.role, body.user.is_active]).toEqual([201, 'student', true]);
    const link = body.password_link?.link ?? '';
    const hash = new URLSearchParams(new URL(link, 'http://board').hash.slice(1));
    const token = hash.get('token') ?? '';
    // Who sets a password hears with which name he signs in.
    expect(hash.get('name')).toBe('by_admin');
    await board.anybody.call(resetPassword, { body: { token, password: 'left-leaning' } });
    const signedIn = await board.anybody.call(login, {
      body: { username: 'by_admin', password: 'left-leaning' },
    });
    expect(signedIn.body.user.id).toBe(body.user.id);
    const again = { body: { token, password: 'other-tree' } };
    expect((await board.anybody.refused(resetPassword, again)).body.code).toBe('auth.reset_dead');
    const same = { body: { username: 'BY_ADMIN', email: 'x@example.org' } };
    expect((await admin.refused(createAdminUser, same)).body.code).toBe('auth.username_taken');
  });

  it('deletes nobody who has become another since one looked', async () => {
    const admin = await board.asAdmin();
    const { user } = await board.asUser();
    const target = { params: { id: user.id } };
    const { body: renamed } = await admin.call(updateAdminUser, {
      ...target,
      body: { role: 'teacher' },
    });
    const stale = await admin.refused(deleteAdminUser, target, {
      'if-match': `"${renamed.version - 1}"`,
    });
    expect([stale.status, stale.body]).toEqual([
      412,
      expect.objectContaining({ current: renamed }),
    ]);
    await admin.call(deleteAdminUser, target, { 'if-match': `"${renamed.version}"` });
  });

  it('changes all or nothing, and not from an older state', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser('before_edit');
    await board.asUser('name_of_other');
    const params = { id: lin.user.id };
    const taken = { params, body: { email: 'new@example.org', username: 'Name_Of_Other' } };
    expect((await admin.refused(updateAdminUser, taken)).body.code).toBe('auth.username_taken');
    const done = await admin.call(
      updateAdminUser,
      { params, body: { username: 'after_edit', email: ' New@example.org ' } },
      { 'if-match': '"1"' },
    );
    expect(done.body).toMatchObject({
      username: 'after_edit',
      email: 'New@example.org',
      version: 2,
    });
    expect(done.headers.etag).toBe('"2"');
    const stale = await admin.refused(
      updateAdminUser,
      { params, body: { username: 'again' } },
      { 'if-match': '"1"' },
    );
    expect([stale.status, stale.body.current]).toMatchObject([412, { username: 'after_edit' }]);
    const wrong = { params, body: { username: 'no spaces' } };
    expect((await admin.refused(updateAdminUser, wrong)).body.code).toBe('auth.username_format');
    const unknown = { params: { id: nobody }, body: {} };
    expect((await admin.refused(updateAdminUser, unknown)).status).toBe(404);
    expect((await admin.refused(deleteAdminUser, { params: { id: nobody } })).status).toBe(404);
  });

  it('gives nobody an address of another or a short password, and no status that contradicts itself', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser('own_address');
    const other = await board.asUser('other_address');
    const change = async (body: object) =>
      (await admin.refused(updateAdminUser, { params: { id: lin.user.id }, body })).body.code;
    expect(await change({ email: other.user.email })).toBe('auth.email_taken');
    expect(await change({ status: 'inactive', is_active: true })).toBe('user.status_contradicts');
    const weak = { username: 'weak_one', email: 'weak@example.org', password: 'short' };
    expect((await admin.refused(createAdminUser, { body: weak })).body.code).toBe(
      'auth.password_short',
    );
  });

  it('says which of the two is taken to who comes second in the same moment', async () => {
    const admin = await board.asAdmin();
    const people = [await board.asUser(), await board.asUser()];
    const body = { email: 'wanted@example.org' };
    const replies = await Promise.all(
      people.map(({ user }) => admin.send('PUT', `/api/admin/users/${user.id}`, body)),
    );
    expect(replies.map((reply) => reply.json().code ?? 'ok').sort()).toEqual([
      'auth.email_taken',
      'ok',
    ]);
  });

  it('changes nothing where a name is given that is there already', async () => {
    const admin = await board.asAdmin();
    const { user } = await board.asUser('same_name');
    const order = { params: { id: user.id }, body: { username: 'same_name' } };
    const { body: first } = await admin.call(updateAdminUser, order);
    expect((await admin.call(updateAdminUser, order)).body.version).toBe(first.version);
  });

  it('takes a class out of a file, says what it leaves out, and shows first passwords once', async () => {
    const admin = await board.asAdmin();
    await board.asUser('already_here');
    const csv = [
      '\uFEFF用户名;邮箱;密码',
      'class_one;one@example.org;',
      '"class_two";"two@example.org";given-password',
      'already_here;here@example.org;',
      'bad name;bad@example.org;',
      'CLASS_ONE;three@example.org;',
      'class_four;no-address;',
    ].join('\r\n');
    const preview = await admin.call(importAdminUsers, { body: { csv, preview: true } });
    expect([preview.body.added, preview.body.refused]).toEqual([0, 4]);
    const { body } = await admin.call(importAdminUsers, { body: { csv } });
    expect([body.added, body.refused]).toEqual([2, 4]);
    expect(body.items.map(({ line, problem }) => [line, problem === null])).toEqual([
      [2, true],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
      [7, false],
    ]);
    const [one, two] = body.items;
    expect(two?.password).toBeNull();
    await board.anybody.call(login, {
      body: { username: 'class_one', password: one?.password ?? '' },
    });
    await board.anybody.call(login, {
      body: { username: 'class_two', password: 'given-password' },
    });
    const school = { csv: '学号,姓名,邮箱\nu2026001,李雷,lilei@example.org\n', preview: true };
    const read = (await admin.call(importAdminUsers, { body: school })).body.items;
    expect(read).toMatchObject([
      { username: 'u2026001', email: 'lilei@example.org', problem: null },
    ]);
    const both = { csv: '学号,用户名,邮箱\n2026001,li_lei,lilei@example.org\n', preview: true };
    const chosen = (await admin.call(importAdminUsers, { body: both })).body.items;
    expect(chosen).toMatchObject([{ username: 'li_lei', email: 'lilei@example.org' }]);
    const unknown = { body: { csv: 'Matrikel,Name,Post\nu1,Ann,ann@example.org\n' } };
    expect((await admin.refused(importAdminUsers, unknown)).body).toMatchObject({
      code: 'admin.csv_header',
      message: 'The first line, Matrikel, Name, Post, does not name the columns username and email',
    });
    const nothing = { body: { csv: 'only one column\nx' } };
    expect((await admin.refused(importAdminUsers, nothing)).body.code).toBe('admin.csv_unreadable');
    const quote = { body: { csv: 'username,email,password\nann,a@x.cn,"Ab12!x\nben,b@x.cn,\n' } };
    expect((await admin.refused(importAdminUsers, quote)).body).toMatchObject({
      code: 'admin.csv_quote',
      message: 'A quotation mark in line 2 is not closed',
    });
    const many = { body: { csv: 'a,b\n'.repeat(501) } };
    expect((await admin.refused(importAdminUsers, many)).body.code).toBe('admin.csv_too_long');
  });

  it('invites a class by a link each, or by mail where there is mail', async () => {
    const admin = await board.asAdmin();
    const csv =
      'username,email,password\nlinked,linked@example.org,\nkeeps,keeps@example.org,own-words';
    const { body } = await admin.call(importAdminUsers, { body: { csv, handover: 'links' } });
    expect([body.added, body.can_mail]).toEqual([2, false]);
    expect(body.items.map(({ password, link }) => [password, link === null])).toEqual([
      [null, false],
      [null, true],
    ]);
    const token = body.items[0]?.link?.match(/#token=([\w-]+)/)?.[1] ?? '';
    board.clock.advance(13 * 86_400_000);
    await board.anybody.call(resetPassword, { body: { token, password: 'left-leaning' } });
    await board.anybody.call(login, { body: { username: 'linked', password: 'left-leaning' } });
    const again = await board.asAdmin();
    const mail = { body: { csv: 'a_person,a@example.org', handover: 'mail' as const } };
    expect((await again.refused(importAdminUsers, mail)).body.code).toBe('admin.mail_not_set_up');

    const post = await startMailServer();
    const posting = await startTestApp({
      engine,
      environment: { SMTP_URL: post.url, PUBLIC_URL: 'https://board.example.org' },
    });
    const { body: invited } = await (await posting.asAdmin()).call(importAdminUsers, mail);
    expect(invited.items).toMatchObject([{ password: null, link: null, problem: null }]);
    await posting.app.jobs.runDue();
    expect(post.mails).toHaveLength(1);
    expect(post.mails[0]).toContain('To: a@example.org');
    expect(post.mails[0]).toMatch(/https:\/\/board\.example\.org\/reset-password#token/);
    await posting.close();
    await post.close();
  });

  it('lets others have their turn while it takes a school', async () => {
    const admin = await board.asAdmin();
    const school = (sample: number) =>
      Array.from({ length: 200 }, (_, index) => `school_${sample}_${index}`)
        .map((name) => `${name},${name}@example.org`)
        .join('\n');
    const added: number[] = [];
    const share = await longestShare(async (sample) => {
      const { body } = await admin.call(importAdminUsers, { body: { csv: school(sample) } });
      added.push(body.added);
    });
    expect(added).toEqual([200, 200, 200]);
    expect(share).toBeLessThan(0.3);
  });

  it('deletes a person with everything that is his', async () => {
    const admin = await board.asAdmin();
    const lin = await board.asUser();
    const params = { id: lin.user.id };
    await admin.call(deleteAdminUser, { params });
    expect((await lin.refused(verifySession, {})).status).toBe(401);
    expect((await admin.refused(deleteAdminUser, { params })).status).toBe(404);
  });
});
