import { changePassword } from '@board/contracts/calls/account';
import * as notifications from '@board/contracts/calls/notifications';
import * as push from '@board/contracts/calls/push';
import { createTask } from '@board/contracts/calls/tasks';
import { getProfile, updatePreferences } from '@board/contracts/calls/user';
import { hourMs, minuteMs } from '@board/time';
import { derivedId } from '../../../database/ids.ts';
import { boardForAll, describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { type SignedIn, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { startPushService } from './testing/push-service.ts';

const news = {
  title: 'Room changed',
  message: 'Linear Algebra <moves> to room 204',
  actionUrl: '/timetable',
};

describeOnEngines('the channels of a notification', () => {
  const mail = openForAll(startMailServer, (it) => it.close());
  const service = openForAll(startPushService, (it) => it.close());
  const board = boardForAll(() => ({
    environment: {
      SMTP_URL: mail.url,
      PUBLIC_URL: 'https://board.example.org',
      OUTBOUND_ALLOW_PEOPLE: service.host,
    },
  }));
  let sender: SignedIn;
  beforeAll(async () => {
    sender = await board.asAdmin();
  });
  beforeEach(() => {
    mail.mails.length = 0;
    service.received.length = 0;
  });

  const tell = ({ user: { username } }: SignedIn, title = news.title) =>
    sender.call(notifications.createNotification, { body: { ...news, title, username } });
  const prefer = (person: SignedIn, body: object) => person.call(updatePreferences, { body });

  it('send a mail in plain text and HTML, with a way to receive no more', async () => {
    const lin = await board.asUser();
    const { body } = await tell(lin);
    await board.app.jobs.runDue();
    expect(mail.mails).toHaveLength(1);
    const sent = joined(mail.mails[0] ?? '');
    expect(sent).toContain(`Message-ID: <${derivedId(body.id, lin.user.id)}@board.example.org>`);
    expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(sent).toContain('Linear Algebra &lt;moves&gt; to room 204');
    expect(sent).toContain('https://board.example.org/timetable');
  });

  it('send everybody a mail of their own when a whole role is told', async () => {
    const teachers = [await board.asRole('teacher'), await board.asRole('teacher')];
    const admin = await board.asAdmin();
    await admin.call(notifications.createNotification, { body: { ...news, role: 'teacher' } });
    await board.app.jobs.runDue();
    const told = mail.mails.map((text) => /^To: (.+)$/m.exec(text)?.[1]).sort();
    expect(told).toEqual(teachers.map(({ user }) => user.email).sort());
    const ids = mail.mails.map((text) => /^Message-ID: <(.+)>$/m.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(teachers.length);
  });

  it('are silent for whoever switched them off', async () => {
    const lin = await board.asUser();
    await prefer(lin, { emailNotifications: false });
    await tell(lin);
    await board.app.jobs.runDue();
    expect(mail.mails).toHaveLength(0);
    expect(service.received).toHaveLength(0);
  });

  it('stop mail by the link of a mail, which asks before and cannot be forged', async () => {
    const lin = await board.asUser();
    await tell(lin);
    await board.app.jobs.runDue();
    const token = /unsubscribe\?token=([^\s>]+)/.exec(joined(mail.mails[0] ?? ''))?.[1] ?? '';
    const address = `/api/notifications/unsubscribe?token=${token}`;

    expect((await board.anybody.send('GET', address)).body).toContain('<form method="post"');
    expect((await lin.call(getProfile, {})).body.preferences.emailNotifications).toBe(true);

    const forged = await board.anybody.send('POST', `${address.slice(0, -2)}xx`);
    expect(forged.statusCode).toBe(400);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await board.anybody.send('POST', address, 'List-Unsubscribe=One-Click', form);
    expect(done.statusCode).toBe(200);
    expect((await lin.call(getProfile, {})).body.preferences.emailNotifications).toBe(false);
  });

  it('push what only the browser that subscribed can read', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true, emailNotifications: false });
    const browser = service.newBrowser();
    await lin.call(push.subscribePush, { body: browser.subscription });
    const { body } = await tell(lin);
    await board.app.jobs.runDue();
    expect(service.received).toHaveLength(1);
    const [call] = service.received;
    expect(call?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: body.id.replaceAll('-', ''),
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    });
    expect(JSON.parse(browser.decrypt(call?.body ?? Buffer.alloc(0)))).toEqual({
      id: body.id,
      title: news.title,
      message: expect.stringMatching(new RegExp(`^${news.message}\\n\\n— \\w+$`)),
      actionUrl: news.actionUrl,
    });
  });

  it('push nothing that was read before its turn came', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true, emailNotifications: false });
    await lin.call(push.subscribePush, { body: service.newBrowser().subscription });
    const { body } = await tell(lin);
    await lin.call(notifications.readNotification, { params: { id: body.id } });
    await board.app.jobs.runDue();
    expect(service.received).toHaveLength(0);
  });

  it('forget a browser that is gone, and try again when the service is in trouble', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true, emailNotifications: false });
    await lin.call(push.subscribePush, { body: service.newBrowser().subscription });
    const before = pushed(board);

    service.answer = 503;
    await tell(lin, 'one');
    await board.app.jobs.runDue();
    service.answer = 201;
    board.clock.advance(60_000);
    await board.app.jobs.runDue();
    expect(service.received.map(({ status }) => status)).toEqual([503, 201]);

    service.answer = 410;
    await tell(lin, 'two');
    await board.app.jobs.runDue();
    service.answer = 201;
    await tell(lin, 'three');
    await board.app.jobs.runDue();
    expect(service.received.map(({ status }) => status)).toEqual([503, 201, 410]);
    // What a service took is sent, and nothing else.
    expect(pushed(board) - before).toBe(1);
  });

  it('call the latest twenty browsers of a person', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true, emailNotifications: false });
    for (let count = 0; count < 25; count += 1) {
      const browser = service.newBrowser();
      await lin.call(push.subscribePush, { body: browser.subscription });
    }
    await tell(lin);
    await board.app.jobs.runDue();
    expect(service.received).toHaveLength(20);
  });

  it('carry thirty an hour to a person; what comes beyond is in the list', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true });
    await lin.call(push.subscribePush, { body: service.newBrowser().subscription });
    for (let count = 0; count < 33; count += 1) await tell(lin);
    const waiting = await board.services.database.reader.query
      .selectFrom('jobs')
      .select(['kind', ({ fn }) => fn.countAll<number>().as('jobs')])
      .where('person', '=', lin.user.id)
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    expect(waiting).toEqual([
      { kind: 'mail.send', jobs: 30 },
      { kind: 'notifications.push', jobs: 30 },
    ]);
    const { pagination } = (await lin.call(notifications.listNotifications, { query: {} })).body;
    expect(pagination.total).toBe(33);
    board.clock.advance(hourMs);
    await board.app.jobs.runDue();
    // What was to be pushed an hour ago is old by now.
    expect([mail.mails.length, service.received.length]).toEqual([30, 0]);
    await tell(lin);
    await board.app.jobs.runDue();
    expect([mail.mails.length, service.received.length]).toEqual([31, 1]);
  });

  it('carry what is said of the account, however much else there is', async () => {
    const lin = await board.asUser();
    for (let count = 0; count < 31; count += 1) await tell(lin);
    await lin.call(changePassword, {
      body: { currentPassword: testPassword, newPassword: 'green-blue-tree' },
    });
    await board.app.jobs.runDue();
    expect(mail.mails).toHaveLength(31);
    expect(mail.mails.filter((text) => text.includes('Subject: Password changed'))).toHaveLength(1);
  });

  it('carry a reminder of one’s own, however much others have sent', async () => {
    const lin = await board.asUser();
    const rings = new Date(board.clock.now() + minuteMs);
    const date = rings.toISOString().slice(0, 10);
    await lin.call(createTask, {
      body: { title: 'Essay', date, has_reminder: true, reminder_time: rings.toISOString() },
    });
    for (let count = 0; count < 31; count += 1) await tell(lin);
    board.clock.advance(minuteMs);
    await board.app.jobs.runDue();
    expect(mail.mails.filter((text) => text.includes('Essay'))).toHaveLength(1);
  });

  it('take no keys that nothing can be sealed with', async () => {
    const lin = await board.asUser();
    const { endpoint, keys } = service.newBrowser().subscription;
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [{ p256dh: 'BNc' }, { p256dh: noPoint }, { auth: 'tBH' }]) {
      const body = { endpoint, keys: { ...keys, ...wrong } };
      expect((await lin.refused(push.subscribePush, { body })).body.code).toBe('push.keys_refused');
    }
  });

  it('never call an address inside of our own network', async () => {
    const lin = await board.asUser();
    await prefer(lin, { desktopNotifications: true, emailNotifications: false });
    const { keys } = service.newBrowser().subscription;
    await lin.call(push.subscribePush, { body: { endpoint: 'http://127.0.0.1:9/push', keys } });
    await tell(lin);
    await board.app.jobs.runDue();
    expect(service.received).toHaveLength(0);
    expect(board.logged.some(({ msg }) => String(msg).includes('a job failed'))).toBe(true);
  });
});

/** Quoted-printable breaks lines with a final `=`. */
const joined = (text: string) => text.replace(/=\n/g, '').replace(/=3D/g, '=');

function pushed({ app }: TestApp): number {
  const sent = app.measure().find(({ name }) => name === 'board_push_sent_total');
  return sent?.type === 'counter' ? (sent.figures[0]?.value ?? 0) : 0;
}
