import { listAudit } from '@board/contracts/calls/admin';
import * as calls from '@board/contracts/calls/classes';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getChanges } from '@board/contracts/calls/system';
import { listTasks } from '@board/contracts/calls/tasks';
import { classLimit } from '@board/contracts/constants/classes';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

describeOnEngines('whose a class is', () => {
  const board = boardForEach();
  let chen: SignedIn;
  let lin: SignedIn;
  let mei: SignedIn;
  let params: { id: string };
  beforeEach(async () => {
    chen = await board.asRole('teacher', 'chen');
    lin = await board.asUser('lin');
    mei = await board.asUser('mei');
    const body = { name: 'Group 2', course: 'Algebra' };
    const made = (await chen.call(calls.createClass, { body })).body;
    params = { id: made.id };
    for (const member of [lin, mei])
      await member.call(calls.joinClass, {
        body: { code: made.code ?? '', shows_name: true, teacher: 'chen' },
      });
  });

  const offer = (username: string) => ({ params, body: { username } });
  const seenBy = async (person: SignedIn) =>
    (await person.call(calls.listClasses, {})).body.items[0];
  const toldTo = async (person: SignedIn) =>
    (await person.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
  const deeds = async () => {
    const admin = await board.asAdmin();
    const { items } = (await admin.call(listAudit, { query: { search: params.id } })).body;
    return items.map(({ action, actor_name, details }) => ({
      action,
      actor_name,
      details: JSON.parse(details),
    }));
  };

  it('changes only once the heir agrees, and both the offer and the consent stand in the audit log', async () => {
    expect((await chen.call(calls.offerClass, offer('lin'))).body.heir).toBe('lin');
    expect(await seenBy(chen)).toMatchObject({ teacher: null, members: 2 });
    expect(await seenBy(lin)).toMatchObject({ teacher: 'chen', heir: 'lin', code: null });
    expect(await toldTo(lin)).toEqual(['A class is offered to you: Group 2']);

    expect((await lin.call(calls.takeOverClass, { params })).body).toMatchObject({
      teacher: null,
      heir: null,
      members: 2,
    });
    expect(await seenBy(chen)).toMatchObject({ teacher: 'lin', heir: null, shows_name: false });
    expect(await toldTo(chen)).toEqual(['Class handed over: Group 2']);
    expect(await deeds()).toEqual([
      { action: 'class.taken_over', actor_name: 'lin', details: { name: 'Group 2', from: 'chen' } },
      { action: 'class.offered', actor_name: 'chen', details: { name: 'Group 2', to: 'lin' } },
    ]);
  });

  it('shows no name to its new owner that was shown to another, and tells everybody once', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    await lin.call(calls.takeOverClass, { params });
    await board.app.jobs.runDue();
    const { items } = (await lin.call(calls.listClassMembers, { params })).body;
    expect(items).toEqual([]);
    expect(await seenBy(mei)).toMatchObject({ teacher: 'lin', shows_name: false });
    expect(await toldTo(mei)).toEqual(['A class has another owner: Group 2']);
  });

  it('is said by who shows a name, and a yes that was meant for another is refused', async () => {
    const { code } = (await chen.call(calls.renewClassCode, { params })).body;
    await chen.call(calls.offerClass, offer('lin'));
    await lin.call(calls.takeOverClass, { params });
    const yes = { shows_name: true, teacher: 'chen' };
    const joins = (body: object) => ({ body: { code: code ?? '', shows_name: true, ...body } });
    const late = await board.asUser();
    for (const refused of [
      await mei.refused(calls.changeMembership, { params, body: yes }),
      await mei.refused(calls.changeMembership, { params, body: { shows_name: true } }),
      await late.refused(calls.joinClass, joins(yes)),
      await late.refused(calls.joinClass, joins({})),
      await late.refused(calls.joinClass, joins({ ...yes, shows_name: false })),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'class.changed' } });
    expect(await seenBy(late)).toBeUndefined();
    const no = { shows_name: false, teacher: 'chen' };
    await mei.call(calls.changeMembership, { params, body: no });
    await late.call(calls.joinClass, joins({ shows_name: false }));
    await mei.call(calls.changeMembership, { params, body: { ...yes, teacher: 'lin' } });
    expect(await seenBy(mei)).toMatchObject({ teacher: 'lin', shows_name: true });
  });

  it('brings to the board of who gave it away what is ahead of it', async () => {
    const sheet = { kind: 'assignment', title: 'Sheet 4', date: '2099-11-25' } as const;
    await chen.call(calls.createClassPost, { params, body: sheet });
    await chen.call(calls.offerClass, offer('lin'));
    await lin.call(calls.takeOverClass, { params });
    const { items } = (await chen.call(listTasks, { query: {} })).body;
    expect(items).toMatchObject([{ title: 'Sheet 4', course: 'Algebra', assignment: 'set' }]);
  });

  it('is offered to a member who shows the name, and to one at a time', async () => {
    await mei.call(calls.changeMembership, { params, body: { shows_name: false } });
    const refused = await chen.refused(calls.offerClass, offer('mei'));
    expect(refused.body.code).toBe('class.member_unknown');
    await mei.call(calls.changeMembership, { params, body: { shows_name: true, teacher: 'chen' } });
    await chen.call(calls.offerClass, offer('lin'));
    await chen.call(calls.offerClass, offer('mei'));
    expect(await seenBy(lin)).toMatchObject({ heir: null });
    expect((await lin.refused(calls.takeOverClass, { params })).body.code).toBe(
      'class.not_offered',
    );
    expect(await seenBy(mei)).toMatchObject({ heir: 'mei' });
  });

  it('stays where it is when the heir declines, which the owner is told', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    await lin.call(calls.endClassOffer, { params });
    expect(await seenBy(chen)).toMatchObject({ teacher: null, heir: null });
    expect(await toldTo(chen)).toEqual(['Class not handed over: Group 2']);
    expect((await deeds())[0]).toMatchObject({ action: 'class.offer_ended', actor_name: 'lin' });
  });

  it('stays where it is when the owner takes the offer back, as soon as the heir looks', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    const revision = async () => (await lin.call(getChanges, {})).body.revisions.classes;
    const before = await revision();
    await chen.call(calls.endClassOffer, { params });
    expect(await revision()).toBe(before + 1);
    for (const call of [calls.takeOverClass, calls.endClassOffer])
      expect((await lin.refused(call, { params })).body.code).toBe('class.not_offered');
    expect(await toldTo(chen)).toEqual([]);
  });

  it('is offered no more to who hides the name or leaves', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    await lin.call(calls.changeMembership, { params, body: { shows_name: false } });
    expect(await seenBy(chen)).toMatchObject({ heir: null });
    await chen.call(calls.offerClass, offer('mei'));
    await mei.call(calls.leaveClass, { params });
    expect(await seenBy(chen)).toMatchObject({ heir: null, members: 1 });
  });

  it('tells another member nothing of the offer, and lets him answer nothing', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    expect(await seenBy(mei)).toMatchObject({ heir: null });
    for (const call of [calls.takeOverClass, calls.endClassOffer])
      expect((await mei.refused(call, { params })).body.code).toBe('class.not_offered');
    expect((await chen.refused(calls.takeOverClass, { params })).body.code).toBe(
      'class.not_offered',
    );
  });

  it('troubles a member with no more than one offer, and all of them with a few a day', async () => {
    for (let again = 0; again < classLimit.offersPerDay; again += 1)
      await chen.call(calls.offerClass, offer('lin'));
    expect(await toldTo(lin)).toHaveLength(1);
    await chen.refused(calls.offerClass, offer('mei'));
  });

  it('is either taken over or taken back, whoever comes first', async () => {
    await chen.call(calls.offerClass, offer('lin'));
    const url = `/api/classes/${params.id}`;
    const replies = await Promise.all([
      lin.send('POST', `${url}/owner`),
      chen.send('DELETE', `${url}/offer`),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
