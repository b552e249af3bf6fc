import { confirmProposal, undoProposal } from '@board/contracts/calls/assistant';
import { listExams } from '@board/contracts/calls/exams';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('a notice of exams', () => {
  const board = boardForEach();
  let person: SignedIn;

  beforeEach(async () => {
    person = await board.asUser();
  });

  const exams = async () => (await person.call(listExams, { query: {} })).body.items;
  const paste = (...lines: string[]) => ask(person, lines.join('\n'));

  test('becomes a card for each, which is confirmed and taken back', async () => {
    const { content, proposals } = await paste(
      '期末考试安排：',
      '高等数学 1月8日 9:00-11:00 教三-102',
      '大学物理 1月12日（周二）14:00-16:00 教二-305 座位号：15',
      '请带好学生证。',
    );
    expect(content).toBe('请在下方卡片中确认；确认之前不会写入任何内容。');
    expect(proposals.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['exam.add', '高等数学 期末考试'],
      ['exam.add', '大学物理 期末考试'],
    ]);
    expect(proposals[1]?.changes).toContainEqual(
      expect.objectContaining({ field: 'seat', after: '15' }),
    );
    expect(await exams()).toEqual([]);
    const params = { id: proposals[0]?.id ?? '' };
    await person.call(confirmProposal, { params });
    expect(await exams()).toMatchObject([
      { course: '高等数学', title: '期末考试', date: '2027-01-08', time: '09:00-11:00' },
    ]);
    await person.call(undoProposal, { params });
    expect(await exams()).toEqual([]);
  });

  test('may be long, and of more than ten the rest is named', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) =>
        `${'高等数学与工程应用基础'.repeat(3)}（${at}） 1月${at + 8}日 9:00-11:00 综合教学楼A-${101 + at}`,
    );
    const { content, proposals } = await paste('期末考试安排：', ...lines);
    expect(proposals).toHaveLength(10);
    expect(content.match(/^- /gm)).toHaveLength(2);
  });

  test('of which a line is not understood names it', async () => {
    const { content, proposals } = await paste(
      'Final exams:',
      'Linear Algebra, Jan 12 2-4pm, Hall 3',
      'Physics in week 18, room to follow',
    );
    expect(proposals).toHaveLength(1);
    expect(content).toContain('- Physics in week 18, room to follow');
  });

  test('is none where one wants to learn for it', async () => {
    const { proposals } = await ask(person, '考试：复习线代 周五晚上八点');
    expect(proposals).toMatchObject([{ kind: 'task.add' }]);
  });
});

describeOnEngines('a task by its words', () => {
  const board = boardForEach();

  test('is found without the blanks that others write in it', async () => {
    const person = await board.asUser();
    for (const title of ['大学英语 单词打卡', '大学英语 作文'])
      await person.call(createTask, { body: { title, date: '2026-11-18' } });
    const { proposals } = await ask(person, '完成大学英语单词打卡');
    expect(proposals).toMatchObject([{ subject: '大学英语 单词打卡' }]);
  });

  test('is offered where only most of its words were said', async () => {
    const person = await board.asUser();
    for (const title of ['Book a badminton court', '网络项目小组会议', 'Read chapter 3'])
      await person.call(createTask, { body: { title, date: '2026-11-18', time: '16:00-17:00' } });
    for (const said of ['cancel the badminton booking', '把跟小组的会推迟半小时']) {
      const { proposals, content, events } = await ask(person, said);
      expect(content).toMatch(/no task called|没有找到/);
      expect(proposals).toEqual([]);
      const [again = '', ...others] = events.flatMap(({ examples = [] }) => examples);
      expect(others).toEqual([]);
      expect((await ask(person, again)).proposals).toHaveLength(1);
    }
  });

  test('of the evening is moved to an hour of the evening', async () => {
    const person = await board.asUser();
    const task = { title: '小组会议', date: '2026-11-18', time: '18:10-18:50' };
    await person.call(createTask, { body: task });
    const timeAfter = async (said: string) =>
      (await ask(person, said)).proposals[0]?.changes[0]?.after;
    expect(await timeAfter('小组会议改到七点')).toBe('19:00-19:40');
    expect(await timeAfter('小组会议改到早上七点')).toBe('07:00-07:40');
  });

  test('is the homework of a course', async () => {
    const person = await board.asUser();
    const body = { title: '第 7 次习题', date: '2026-11-18', course: '线性代数' };
    await person.call(createTask, { body });
    const { proposals } = await ask(person, '把线代作业挪到周五晚上8点');
    expect(proposals).toMatchObject([{ kind: 'task.change', subject: body.title }]);
  });

  test('comes again until the day that was said', async () => {
    const person = await board.asUser();
    const { proposals } = await ask(person, '提醒我每天晚上10点打卡到12月20日');
    expect(proposals[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'recurrence', after: 'FREQ=DAILY;UNTIL=20261220' }),
    );
    await person.call(confirmProposal, { params: { id: proposals[0]?.id ?? '' } });
    const query = { start_date: '2026-12-15', limit: 50 };
    const { items } = (await person.call(listTasks, { query })).body;
    expect(
      items
        .map(({ date }) => date)
        .toSorted()
        .at(-1),
    ).toBe('2026-12-20');
  });
});
