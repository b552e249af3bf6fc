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

  test.each(['明天下午三点开组会，提前10分钟提醒我', '添加任务：买牛奶，鸡蛋'])(
    '%s is one',
    async (said) => expect((await ask(person, said)).proposals).toHaveLength(1),
  );
});
