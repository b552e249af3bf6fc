import { createDeployToken, listDeployTokens } from '@board/contracts/calls/delivery';
import { listNotifications } from '@board/contracts/calls/notifications';
import { sendClientReport } from '@board/contracts/calls/system';
import { updatePreferences } from '@board/contracts/calls/user';
import { describeOnEngines } from '../../testing/engines.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleRemote } from './testing/sample-release.ts';
import { newToken, shipper } from './testing/ship.ts';

describeOnEngines('the owner of a remote', (engine) => {
  let board: TestApp;
  let post: MailServer;
  let chief: SignedIn;
  let wei: SignedIn;
  const params = { remote: 'finance' };

  beforeEach(async () => {
    post = await startMailServer();
    board = await startTestApp({ engine, environment: { SMTP_URL: post.url } });
    chief = await board.asRole('super_admin');
    wei = await board.asUser('wei');
  });
  afterEach(async () => {
    await board.close();
    await post.close();
  });

  const naming = (owner: string) => ({ params, body: { name: 'Pipeline', owner } });
  const newsOf = async (person: SignedIn) =>
    (await person.call(listNotifications, {})).body.items.map(({ title, actionUrl }) => ({
      title,
      actionUrl,
    }));

  async function goesBack(): Promise<void> {
    const team = shipper(board, await newToken(board, 'finance'));
    const { release } = sampleRemote('finance', 'bad');
    await team.ship(sampleRemote('finance', 'good'));
    await team.ship(sampleRemote('finance', 'bad'));
    for (const name of ['lin', 'zhou', 'chen']) {
      const body = { ...params, version: release.version, phase: 'render', message: 'broken' };
      await (await board.asUser(name)).call(sendClientReport, { body });
    }
    await board.app.jobs.runDue();
  }

  it('is told with mail and in his language when a release goes back by itself', async () => {
    await chief.call(createDeployToken, naming('WEI'));
    await wei.call(updatePreferences, { body: { language: 'zh-CN' } });
    post.mails.length = 0;
    await goesBack();
    expect(await newsOf(wei)).toEqual([{ title: 'finance 已自动回滚', actionUrl: null }]);
    expect(post.mails.filter((mail) => mail.includes(`To: ${wei.user.email}`))).toHaveLength(1);
  });

  it('is told once, however many tokens name him, and nobody else is but the admins', async () => {
    await chief.call(createDeployToken, naming('wei'));
    await chief.call(createDeployToken, naming(chief.user.username));
    await chief.call(createDeployToken, naming('wei'));
    const other = await board.asUser('other');
    await chief.call(createDeployToken, {
      params: { remote: 'ai-chat' },
      body: { name: 'Pipeline', owner: 'other' },
    });
    await goesBack();
    const title = 'finance went back by itself';
    expect(await newsOf(wei)).toEqual([{ title, actionUrl: null }]);
    expect(await newsOf(chief)).toEqual([{ title, actionUrl: '/admin/modules' }]);
    expect(await newsOf(other)).toEqual([]);
  });

  it('is somebody who is known, and is shown with the token', async () => {
    const { body } = await chief.refused(createDeployToken, naming('nobody_here'));
    expect(body).toMatchObject({ code: 'delivery.owner_unknown', details: [{ field: 'owner' }] });
    const made = await chief.call(createDeployToken, naming('wei'));
    expect(made.body.owner).toBe('wei');
    const listed = async () =>
      (await chief.call(listDeployTokens, { params, query: {} })).body.items[0]?.owner;
    expect(await listed()).toBe('wei');
  });
});
