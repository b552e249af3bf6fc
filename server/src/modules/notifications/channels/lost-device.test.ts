import * as account from '@board/contracts/calls/account';
import { login, logout } from '@board/contracts/calls/auth';
import * as notifications from '@board/contracts/calls/notifications';
import * as push from '@board/contracts/calls/push';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';
import { type TestClient, testClient } from '../../../testing/test-client.ts';
import { notify } from '../notify.ts';
import { type PushService, startPushService } from './testing/push-service.ts';

describeOnEngines('a device that its owner does not have any more', () => {
  let mail: MailServer;
  let service: PushService;
  const board = boardForEach(() => ({
    environment: { SMTP_URL: mail.url, OUTBOUND_ALLOW_PEOPLE: service.host },
  }));
  let lin: SignedIn;
  let phone: TestClient;
  beforeAll(async () => {
    mail = await startMailServer();
    service = await startPushService();
  });
  afterAll(async () => {
    await service.close();
    await mail.close();
  });
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
    await lin.call(updatePreferences, {
      body: { desktopNotifications: true, emailNotifications: false },
    });
    const { body } = await board.anybody.call(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    phone = testClient(board.app.http, body.token);
    await phone.call(push.subscribePush, { body: service.newBrowser().subscription });
    service.received.length = 0;
    mail.mails.length = 0;
  });

  const tell = () =>
    board.services.database.transaction((tx) =>
      notify(board.services, tx, { userId: lin.user.id, title: 'Room changed' }),
    );
  const disable = () =>
    board.services.database.transaction((tx) =>
      tx.query
        .updateTable('users')
        .set({ status: 'inactive' })
        .where('id', '=', lin.user.id)
        .execute(),
    );
  const pushes = async () => {
    await tell();
    await board.app.jobs.runDue();
    return service.received.length;
  };

  it('is called as long as its session lasts', async () => {
    expect(await pushes()).toBe(1);
  });

  it('is called no more when its session is ended elsewhere', async () => {
    const { body } = await lin.call(account.listSessions, {});
    const theirs = body.items.find(({ current }) => !current)?.id ?? '';
    await lin.call(account.deleteSession, { params: { id: theirs } });
    expect(await pushes()).toBe(0);
  });

  it('is called no more after logging out there', async () => {
    await phone.call(logout, {});
    expect(await pushes()).toBe(0);
  });

  it('is called no more after another password, nor for what waited until then', async () => {
    await tell();
    await lin.call(account.changePassword, {
      body: { currentPassword: testPassword, newPassword: 'left-leaning-tree' },
    });
    expect(await pushes()).toBe(0);
  });

  it('keeps its place when it registers again, and takes the session it is used with', async () => {
    const { subscription } = service.newBrowser();
    const first = await lin.call(push.subscribePush, { body: subscription });
    const again = await lin.call(push.subscribePush, { body: subscription });
    expect(again.body.id).toBe(first.body.id);
    await phone.call(push.subscribePush, { body: subscription });
    await phone.call(logout, {});
    expect(await pushes()).toBe(0);
  });

  it('hears nothing for somebody who is disabled, by push or by mail', async () => {
    await lin.call(updatePreferences, { body: { emailNotifications: true } });
    await tell();
    await disable();
    await board.app.jobs.runDue();
    expect([service.received.length, mail.mails.length]).toEqual([0, 0]);
    await tell();
    const waiting = await board.services.database.reader.query
      .selectFrom('jobs')
      .select('kind')
      .where('state', '=', 'ready')
      .where('kind', 'in', ['notifications.push', 'mail.send'])
      .execute();
    expect(waiting).toEqual([]);
    await lin.refused(notifications.listNotifications, {});
  });
});
