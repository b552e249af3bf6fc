import { updateBio, updateProfile } from '@board/contracts/calls/account';
import { updateAdminUser } from '@board/contracts/calls/admin-users';
import type { Call } from '@board/contracts/calls/call';
import { createTransaction } from '@board/contracts/calls/finance';
import { createNotification, updateNotification } from '@board/contracts/calls/notifications';
import { createTask } from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';

const date = '2026-11-18';
type Anything = Call<{ body: unknown }>;

describeOnEngines('what is said of a request that is not right', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeAll(async () => {
    lin = await board.asUser();
  });

  const refusal = async (call: unknown, body: unknown) =>
    (await lin.refused(call as Anything, { body })).body;

  it.each([
    ['no title', { date }],
    ['an empty title', { date, title: '' }],
    ['a title of spaces', { date, title: '  ' }],
    ['a title that takes no room', { date, title: '\u200b\u2060' }],
    ['null for a title', { date, title: null }],
  ])('asks for a title where there is %s', async (_what, body) => {
    expect((await refusal(createTask, body)).code).toBe('task.title_required');
  });

  it.each([
    ['x'.repeat(201), 'must have at most 200 characters'],
    [7, 'must be of type string'],
  ])('says of a title what else is wrong with it', async (title, message) => {
    for (const [call, rest] of [
      [createTask, { date }],
      [createNotification, {}],
    ] as const) {
      expect(await refusal(call, { ...rest, title })).toMatchObject({
        code: 'request.invalid',
        details: [{ field: 'title', message }],
      });
    }
  });

  const lunch = { type: 'expense', amount: 18, category: 'dining', description: 'Lunch', date };
  it.each([
    ['an amount of -1', { ...lunch, amount: -1 }],
    ['an amount of 0', { ...lunch, amount: 0 }],
    ['an amount that is a text', { ...lunch, amount: 'abc' }],
    ['no amount', { ...lunch, amount: undefined }],
    ['no description', { ...lunch, description: undefined }],
    ['a description that is a number', { ...lunch, description: 7 }],
    ['no type', { ...lunch, type: undefined }],
    ['no date', { ...lunch, date: undefined }],
  ])('asks for the complete transaction where there is %s', async (_what, body) => {
    expect(await refusal(createTransaction, body)).toMatchObject({
      code: 'transaction.incomplete',
      message: 'please fill in the complete transaction information',
    });
  });

  it('says of an amount that it is too much', async () => {
    const { details } = await refusal(createTransaction, { ...lunch, amount: 1e15 });
    expect(details?.[0]?.message).toMatch(/^must not be more than/);
  });

  it.each(['null', '[]', '["bio"]', '"text"', '7', ''])(
    'a body of %j updates nobody',
    async (payload) => {
      for (const call of [updateProfile, updatePreferences, updateBio]) {
        const response = await board.app.http.inject({
          method: call.method,
          url: `/api${call.path}`,
          headers: {
            authorization: `Bearer ${lin.token}`,
            'content-type': 'application/json',
            'accept-language': 'zh-CN',
          },
          payload,
        });
        expect([response.statusCode, response.json().message]).toEqual([400, '无效的用户更新数据']);
      }
    },
  );

  it('a new notification was not read, and its title stands without spaces around', async () => {
    expect((await refusal(createNotification, { title: 'x', read: true })).code).toBe(
      'request.invalid',
    );
    const body = { title: '  Room changed ', read: false as const };
    const made = (await lin.call(createNotification, { body })).body;
    expect(made).toMatchObject({ title: 'Room changed', read: false });
    const change = { params: { id: made.id }, body: { title: ' Room 204 ' } };
    expect((await lin.call(updateNotification, change)).body.title).toBe('Room 204');
    expect((await refusal(createNotification, { title: '\u200b' })).code).toBe(
      'notification.title_required',
    );
  });

  it('a status that contradicts itself is refused', async () => {
    const admin = await board.asAdmin();
    const params = { id: lin.user.id };
    const update = (body: object) => ({ params, body });
    const status = 'active' as const;
    const contradiction = update({ status, is_active: false });
    expect((await admin.refused(updateAdminUser, contradiction)).body.code).toBe(
      'user.status_contradicts',
    );
    const { body } = await admin.call(updateAdminUser, update({ status, is_active: true }));
    expect(body.status).toBe('active');
  });

  it('a moment that lies beyond the year 9999 in another zone is no moment', async () => {
    const { details } = await refusal(createTask, {
      title: 'x',
      date,
      has_reminder: true,
      reminder_time: '9999-12-31T23:59:59-12:00',
    });
    expect(details).toEqual([{ field: 'reminder_time', message: expect.any(String) }]);
  });
});
