import { createTask } from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('several changes in one sentence', () => {
  const board = boardForEach();
  let person: SignedIn;

  beforeEach(async () => {
    person = await board.asUser();
    await person.call(createTask, { body: { title: '实验报告', date: '2026-11-20' } });
  });

  test('are proposed each by itself, under one word of explanation', async () => {
    const { content, proposals } = await ask(
      person,
      '把实验报告改到周五晚上八点，午饭18元，地铁4元',
    );
    expect(proposals.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['task.change', '实验报告'],
      ['transaction.add', '午饭'],
      ['transaction.add', '地铁'],
    ]);
    expect(content.match(/卡片/g)).toHaveLength(1);
  });

  test('of which one cannot be done say so, and leave the others', async () => {
    const { content, proposals } = await ask(person, '把论文标为完成，午饭18');
    expect(content).toContain('没有找到名为“论文”的任务');
    expect(proposals).toMatchObject([{ kind: 'transaction.add', subject: '午饭' }]);
  });

  test.each([
    ['明天要交物理实验报告，后天要做小组展示', ['交物理实验报告', '做小组展示']],
    [
      'finish the slides by sunday and read chapter 6 by monday',
      ['finish the slides', 'read chapter 6'],
    ],
    ['待办：洗衣服、打印简历、给妈妈打电话', ['洗衣服', '打印简历', '给妈妈打电话']],
    ['明天要做的事：写周报，回邮件，买菜', ['写周报', '回邮件', '买菜']],
  ])('%s is as many tasks as have a day, or stand in a list', async (said, titles) => {
    const { proposals } = await ask(person, said);
    expect(proposals.map(({ subject }) => subject)).toEqual(titles);
  });

  test.each(['把实验报告和作文都删了', 'delete 实验报告 and 作文'])(
    '%s is of both, and of neither where one is not there',
    async (said) => {
      expect(await ask(person, said)).toMatchObject({ proposals: [] });
      await person.call(createTask, { body: { title: '作文', date: '2026-11-21' } });
      const { proposals } = await ask(person, said);
      expect(proposals.map(({ subject }) => subject)).toEqual(['实验报告', '作文']);
    },
  );

  test.each([
    ['add 8.20 for groceries and show my expenses', 'groceries', 'Nothing is recorded'],
    ['记一笔奶茶15，再看看这个月的支出', '奶茶', '还没有收支记录'],
  ])('%s is a card and an answer', async (said, subject, answer) => {
    const { content, proposals } = await ask(person, said);
    expect(proposals.map((each) => each.subject)).toEqual([subject]);
    expect(content).toContain(answer);
  });

  test('that ask the same of another day are told apart', async () => {
    const { content } = await ask(person, 'What lessons do I have on Friday? And on Sunday?');
    expect(content).toMatch(/no courses on Fri.*\n+There are no courses on Sun/);
  });

  test('that each ask by a word of their own are each answered', async () => {
    const { content } = await ask(
      person,
      'what do i have on Friday and how much did i spend this week',
    );
    expect(content).toMatch(/实验报告[\s\S]*Nothing is recorded from Mon\s16/);
  });

  test('that are answered with the same lines are answered in full', async () => {
    const { content } = await ask(
      person,
      'How does this month compare to last month? Did I spend more this week than last week?',
    );
    expect(content.match(/---: \|\n/g)).toHaveLength(2);
  });

  test('of which one is not understood say which', async () => {
    const { content } = await ask(person, 'What is due on Friday and tell me a joke');
    expect(content).toMatch(/实验报告[\s\S]*left out: “tell me a joke”/);
    expect((await ask(person, 'What is due on Friday if it rains?')).content).not.toContain('报告');
  });

  test.each([
    '明天下午三点开组会，提前10分钟提醒我',
    '每周三晚上八点跑步，提醒我',
    '添加任务：买牛奶，鸡蛋',
  ])('%s is one', async (said) => expect((await ask(person, said)).proposals).toHaveLength(1));
});
