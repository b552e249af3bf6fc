import { createHmac } from 'node:crypto';
import { changePassword } from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import * as notifications from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/reminder-channel';
import { type ChannelKind, channelKinds } from '@board/contracts/constants/reminder-channels';
import { dayMs, minuteMs } from '@board/time';
import { boardForAll, describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { startOtherSide } from '../../../testing/other-side.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';
import { testClient } from '../../../testing/test-client.ts';
import { notify } from '../notify.ts';
import { channelFormats } from './channel-formats.ts';

describeOnEngines('the channel of a person', () => {
  const side = openForAll(startOtherSide, (it) => it.close());
  const board = boardForAll(() => ({
    environment: { PUBLIC_URL: 'https://board.example.org', OUTBOUND_ALLOW_PEOPLE: side.host },
  }));
  let lin: SignedIn;
  beforeEach(async () => {
    Object.assign(side, { received: [], status: 200, says: '' });
    lin = await board.asUser();
  });

  const set = (kind: ChannelKind, change: object = {}) =>
    lin.call(calls.setReminderChannel, {
      body: { kind, address: `http://${side.host}/lin-7f3a`, secret: 'between us', ...change },
    });
  const shown = async () => (await lin.call(calls.getReminderChannel, {})).body.channel;
  const tell = async (title = '高等数学改到 204') => {
    const news = { userId: lin.user.id, title, message: 'Room 204', actionUrl: '/timetable' };
    const row = await board.services.database.transaction((tx) => notify(board.services, tx, news));
    await board.app.jobs.runDue();
    return row.id;
  };
  const signedInAgain = async (): Promise<SignedIn> => {
    const { username } = lin.user;
    const { body } = await board.anybody.call(login, {
      body: { username, password: testPassword },
    });
    return { ...lin, ...testClient(board.app.http, body.token) };
  };
  /** Longer than the jobs wait between their tries. */
  const pass = async (ms: number) => {
    board.clock.advance(ms);
    await board.app.jobs.runDue();
  };

  const link = 'https://board.example.org/timetable';
  const title = '高等数学改到 204';
  test.each<[ChannelKind, string, string, object]>([
    ['bark', '{"code":200}', '/lin-7f3a', { title, body: 'Room 204', url: link }],
    ['serverchan', '{"code":0}', '/lin-7f3a', { title, desp: `Room 204\n\n${link}` }],
    ['ntfy', '{}', '/', { topic: 'lin-7f3a', title, message: 'Room 204', click: link }],
    [
      'wecom',
      '{"errcode":0}',
      '/lin-7f3a',
      { msgtype: 'text', text: { content: `${title}\n\nRoom 204\n\n${link}` } },
    ],
    [
      'webhook',
      'whatever',
      '/lin-7f3a',
      { id: expect.any(String), title, message: 'Room 204', link },
    ],
  ])('%s is sent what it takes', async (kind, says, path, body) => {
    side.says = says;
    await set(kind);
    await tell();
    expect(side.received.map(({ path, text }) => [path, JSON.parse(text)])).toEqual([[path, body]]);
    expect(await shown()).toMatchObject({ kind, host: side.host, failing_since: null });
  });

  test('that it is set is told its owner, who may not have done it', async () => {
    await set('ntfy');
    const { items } = (await lin.call(notifications.listNotifications, {})).body;
    expect(items).toMatchObject([{ title: `Notifications also go to ${side.host} now` }]);
  });

  test('a key alone leads to the maker', () => {
    expect(channelKinds.map((kind) => channelFormats[kind].addressOf?.('Kx7'))).toEqual([
      'https://api.day.app/Kx7',
      'https://sctapi.ftqq.com/Kx7.send',
      'https://ntfy.sh/Kx7',
      'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=Kx7',
      undefined,
    ]);
    expect(channelFormats.serverchan.addressOf?.('sctp42tabc')).toBe(
      'https://42.push.ft07.com/send/sctp42tabc.send',
    );
  });

  test('a program of one’s own can tell that it is us', async () => {
    await set('webhook');
    const id = await tell();
    const [call] = side.received;
    const time = call?.headers['x-board-timestamp'];
    const mark = createHmac('sha256', 'between us').update(`${time}.${call?.text}`).digest('hex');
    expect(call?.headers['x-board-signature']).toBe(`sha256=${mark}`);
    expect(JSON.parse(call?.text ?? '')).toMatchObject({ id });
  });

  test('a try answers what the other side said', async () => {
    expect((await lin.refused(calls.tryReminderChannel, {})).body.code).toBe('channel.none');
    await set('wecom');
    side.says = '{"errcode":93000,\n"errmsg":"invalid webhook url"}';
    expect((await lin.refused(calls.tryReminderChannel, {})).body).toMatchObject({
      code: 'channel.refused',
      message: 'The other side refused (200): {"errcode":93000, "errmsg":"invalid webhook url"}',
    });
    side.says = '{"errcode":0}';
    expect((await lin.call(calls.tryReminderChannel, {})).body.said).toBe('{"errcode":0}');
  });

  test.each([
    [{ address: 'http://127.0.0.1:9/x' }, 'outbound.address_refused'],
    [{ address: 'http://169.254.169.254/latest' }, 'outbound.address_refused'],
  ])('%j is never reached', async (change, code) => {
    await set('webhook', change);
    expect((await lin.refused(calls.tryReminderChannel, {})).body.code).toBe(code);
  });

  test.each([
    ['bark', { address: ' ' }, 'channel.address_required'],
    ['bark', { address: 'a/../b?c' }, 'channel.address_invalid'],
    ['webhook', { address: 'a-key' }, 'channel.address_invalid'],
    ['webhook', { secret: ' ' }, 'channel.secret_required'],
    ['ntfy', { address: 'http://a:b@ntfy.sh/x' }, 'outbound.address_invalid'],
  ] as const)('%s with %j is refused', async (kind, change, code) => {
    const body = { kind, address: `http://${side.host}/x`, secret: 's', ...change };
    expect((await lin.refused(calls.setReminderChannel, { body })).body.code).toBe(code);
    expect(await shown()).toBeNull();
  });

  test('address and secret are kept encrypted and shown to nobody', async () => {
    await set('webhook');
    const rows = await board.services.database.reader.query
      .selectFrom('reminder_channels')
      .selectAll()
      .where('user_id', '=', lin.user.id)
      .execute();
    expect(JSON.stringify([rows, await shown()])).not.toMatch(/lin-7f3a|between us/);
  });

  test('it ends with the password where the person says so', async () => {
    await set('ntfy');
    const body = {
      currentPassword: testPassword,
      newPassword: `${testPassword}-2`,
      endFeeds: true,
    };
    await lin.call(changePassword, { body });
    await tell();
    expect(side.received).toEqual([]);
  });

  test('what is in trouble is tried again, what refuses is not', async () => {
    await set('ntfy');
    side.status = 503;
    await tell();
    expect(await shown()).toMatchObject({ failures: 1, is_off: false });
    side.status = 200;
    await pass(minuteMs);
    expect(side.received).toHaveLength(2);
    expect(await shown()).toMatchObject({ failures: 0, failing_since: null, problem: null });
    side.status = 403;
    await tell('again');
    await pass(minuteMs);
    expect(side.received).toHaveLength(3);
    expect((await shown())?.problem).toContain('(403)');
  });

  test('what fails for days is switched off and told, and a try that works switches it on', async () => {
    await set('ntfy');
    side.status = 404;
    await tell('one');
    await pass(3 * dayMs);
    await tell('two');
    lin = await signedInAgain();
    expect(await shown()).toMatchObject({ is_off: true, failures: 2 });
    const { items } = (await lin.call(notifications.listNotifications, {})).body;
    expect(items[0]).toMatchObject({ title: expect.stringContaining('no longer'), type: 'error' });
    await tell('three');
    expect(side.received).toHaveLength(2);
    side.status = 200;
    await lin.call(calls.tryReminderChannel, {});
    await tell('four');
    expect(side.received).toHaveLength(4);
  });

  test('nothing is sent that was read before, nor to a channel that is gone', async () => {
    await set('ntfy');
    side.status = 503;
    const id = await tell();
    await lin.call(notifications.readNotification, { params: { id } });
    await pass(minuteMs);
    await lin.call(calls.deleteReminderChannel, {});
    await tell();
    expect(side.received).toHaveLength(1);
    expect(await shown()).toBeNull();
  });
});
