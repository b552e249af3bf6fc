import { updateAdminSettings } from '@board/contracts/calls/admin';
import { createNotification } from '@board/contracts/calls/notifications';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForAll, describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

describeOnEngines('mail of a notification', () => {
  const mail = openForAll(startMailServer, (it) => it.close());
  const board = boardForAll(() => ({
    environment: { SMTP_URL: mail.url, PUBLIC_URL: 'https://board.example.org' },
  }));
  let lin: SignedIn;
  let teacher: SignedIn;
  beforeAll(async () => {
    teacher = await board.asRole('teacher');
  });
  beforeEach(async () => {
    lin = await board.asUser();
    mail.mails.length = 0;
  });

  const tell = async (title: string) => {
    const { username } = lin.user;
    const body = { title, message: '教室改为 204', actionUrl: '/timetable', username };
    await teacher.call(createNotification, { body });
    await board.app.jobs.runDue();
  };
  const letMail = async (emailNotifications: boolean) => {
    const admin = await board.asAdmin();
    await admin.call(updateAdminSettings, { body: { emailNotifications } });
  };

  it('is not sent when the administrator switched it off, whatever the person chose', async () => {
    await lin.call(updatePreferences, { body: { emailNotifications: true } });
    await letMail(false);
    await tell('Room changed');
    expect(mail.mails).toEqual([]);
    await letMail(true);
    await tell('Room changed again');
    expect(mail.mails).toHaveLength(1);
  });

  it('that waits already stays here as well when the administrator switches it off', async () => {
    const { username } = lin.user;
    await teacher.call(createNotification, { body: { title: 'Room changed', username } });
    await letMail(false);
    await board.app.jobs.runDue();
    expect(mail.mails).toEqual([]);
    await letMail(true);
  });

  it('says whose it is, so that nobody has all slots, and goes out as well where it does not', async () => {
    const { username, id } = lin.user;
    const { database } = board.services;
    await teacher.call(createNotification, { body: { title: 'Room changed', username } });
    const job = await database.reader.query
      .selectFrom('jobs')
      .select(['id', 'payload'])
      .where('person', '=', id)
      .executeTakeFirstOrThrow();
    // As it was queued by an earlier build.
    const { userId, ...payload } = JSON.parse(job.payload) as Record<string, string>;
    expect(userId).toBe(id);
    const earlier = { payload: JSON.stringify(payload), person: null };
    await database.transaction((tx) =>
      tx.query.updateTable('jobs').set(earlier).where('id', '=', job.id).execute(),
    );
    await board.app.jobs.runDue();
    expect(mail.mails).toHaveLength(1);
  });

  it('is in Chinese for whoever reads Chinese, plain and as HTML', async () => {
    await lin.call(updatePreferences, { body: { language: 'zh-CN' } });
    await tell('教室变更');
    const [sent = ''] = mail.mails;
    expect(subjectOf(sent)).toBe('教室变更');
    const [plain = '', html = ''] = partsOf(sent);
    expect(plain).toContain('教室改为 204');
    expect(plain).toContain('打开: https://board.example.org/timetable');
    expect(plain).toContain('你收到这封邮件，是因为在个人任务看板中开启了邮件通知。');
    expect(html).toContain('<strong>教室变更</strong>');
    expect(html).toMatch(/<a href="https:\/\/board\.example\.org\/timetable">打开<\/a>/);
    expect(html).toContain('不再接收邮件通知');
  });
});

function subjectOf(mail: string): string {
  const folded = /^Subject: (.+(?:\n .+)*)$/m.exec(mail)?.[1] ?? '';
  return folded
    .replace(/\n /g, '')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_all, how, text) =>
      how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : fromQuoted(text),
    );
}

/** The text of each part, whichever way it was made fit for mail. */
function partsOf(mail: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? '';
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.split('\n\n');
      const text = body.join('\n\n');
      return /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : fromQuoted(text);
    });
}

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
