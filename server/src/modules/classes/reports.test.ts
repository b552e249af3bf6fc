import * as calls from '@board/contracts/calls/classes';
import { listNotifications } from '@board/contracts/calls/notifications';
import { usuallyKept } from '@board/contracts/constants/retention';
import { dayMs, hourMs } from '@board/time';
import { sweep } from '../../housekeeping.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { classForEach, sheet } from './testing/class-for-each.ts';

describeOnEngines('a class', () => {
  const { board, given, join, post, toldTo } = classForEach();
  let chen: SignedIn;
  let lin: SignedIn;
  let params: { id: string };
  beforeEach(() => {
    ({ chen, lin, params } = given);
  });

  it('that was reported stands in the console with its posts, but not in its owner’s', async () => {
    const admin = await board.asAdmin();
    const own = (
      await admin.call(calls.createClass, { body: { name: 'Group 9', course: 'Algebra' } })
    ).body;
    await lin.call(calls.joinClass, { body: { code: own.code ?? '', shows_name: false } });
    await lin.call(calls.reportClass, { params: { id: own.id }, body: { text: 'Rude' } });
    await join(lin);
    await post(sheet);
    await lin.call(calls.reportClass, { params, body: { text: 'Advertisements' } });
    const { items } = (await admin.call(calls.listClassReports, { query: {} })).body;
    expect(items).toMatchObject([
      {
        name: 'Group 2',
        teacher: 'chen',
        reporter: 'lin',
        text: 'Advertisements',
        posts: [{ title: 'Sheet 4', text: 'Alone' }],
        closed: false,
        answer: null,
      },
    ]);
    const others = (
      await (await board.asRole('super_admin')).call(calls.listClassReports, { query: {} })
    ).body.items;
    expect(others.map(({ name }) => name)).toEqual(['Group 2', 'Group 9']);
    const rude = others.find(({ name }) => name === 'Group 9')?.id ?? '';
    const answer = { params: { id: rude }, body: { closes: false, text: '' } };
    expect((await admin.refused(calls.answerClassReport, answer)).body.code).toBe(
      'class.report_not_found',
    );
  });

  it('that was reported is closed by the answer or stays, and both sides hear of it once', async () => {
    const admin = await board.asAdmin();
    await join(lin);
    const reported = async (text: string) => {
      await lin.call(calls.reportClass, { params, body: { text } });
      const [first] = (await admin.call(calls.listClassReports, { query: {} })).body.items;
      return { params: { id: first?.id ?? '' } };
    };
    const spam = await reported('Spam');
    const stays = { ...spam, body: { closes: false, text: ' Not spam ' } };
    const answered = await admin.call(calls.answerClassReport, stays);
    expect(answered.body).toMatchObject({ closed: false, answer: { text: 'Not spam' } });
    expect((await admin.refused(calls.answerClassReport, stays)).body.code).toBe(
      'class.report_answered',
    );
    const rude = await reported('Rude');
    const closes = { ...rude, body: { closes: true, text: '' } };
    expect((await admin.call(calls.answerClassReport, closes)).body.closed).toBe(true);
    await board.app.jobs.runDue();
    expect((await chen.call(calls.listClasses, {})).body.items).toEqual([]);
    expect(await toldTo(chen)).toEqual(['An administrator closed your class: Group 2']);
    expect((await toldTo(lin)).toSorted()).toEqual([
      'Class closed: Group 2',
      'Your report was answered: Group 2',
      'Your report was answered: Group 2',
    ]);
  });

  it('that was closed before its second report was answered is not said to stay', async () => {
    const admin = await board.asAdmin();
    const mei = await board.asUser('mei');
    for (const each of [lin, mei]) {
      await join(each);
      await each.call(calls.reportClass, { params, body: { text: 'Rude' } });
    }
    const { items } = (await admin.call(calls.listClassReports, { query: {} })).body;
    for (const [at, closes] of [true, false].entries())
      await admin.call(calls.answerClassReport, {
        params: { id: items[at]?.id ?? '' },
        body: { closes, text: '' },
      });
    await board.app.jobs.runDue();
    const answers = [lin, mei].map(async (each) => {
      const { body } = await each.call(listNotifications, { query: {} });
      return body.items.find(({ title }) => title.startsWith('Your report'))?.message;
    });
    const [first, second] = await Promise.all(answers);
    expect(first).toBe(second);
  });

  it('of somebody who administrates is answered by who is above', async () => {
    const admin = await board.asAdmin();
    const other = await board.asRole('admin', 'other_admin');
    const made = await other.call(calls.createClass, {
      body: { name: 'Group 9', course: 'Algebra' },
    });
    await lin.call(calls.joinClass, { body: { code: made.body.code ?? '', shows_name: false } });
    await lin.call(calls.reportClass, { params: { id: made.body.id }, body: { text: 'Rude' } });
    const [report] = (await admin.call(calls.listClassReports, { query: {} })).body.items;
    const answer = { params: { id: report?.id ?? '' }, body: { closes: true, text: '' } };
    const refused = await admin.refused(calls.answerClassReport, answer);
    expect(refused.body.code).toBe('user.not_yours_to_manage');
    const above = await board.asRole('super_admin');
    expect((await above.call(calls.answerClassReport, answer)).body.closed).toBe(true);
  });

  it('that was reported is remembered until it is answered, and then as long as the log', async () => {
    const admin = await board.asAdmin();
    const ctx = await board.contextOf(admin);
    await join(lin);
    for (const text of ['Spam', 'Rude']) {
      board.clock.advance(hourMs);
      await lin.call(calls.reportClass, { params, body: { text } });
    }
    const [rude] = (await admin.call(calls.listClassReports, { query: {} })).body.items;
    const answer = { params: { id: rude?.id ?? '' }, body: { closes: false, text: '' } };
    await admin.call(calls.answerClassReport, answer);
    const { reader } = board.services.database;
    const left = async () => {
      await sweep(ctx);
      return (await reader.query.selectFrom('class_reports').select('text').execute()).length;
    };
    expect(await left()).toBe(2);
    board.clock.advance((usuallyKept.log + 1) * dayMs);
    expect(await left()).toBe(1);
  });
});
