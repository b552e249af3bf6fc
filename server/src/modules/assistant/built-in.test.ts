import { confirmProposal, undoProposal } from '@board/contracts/calls/assistant';
import { createCourse } from '@board/contracts/calls/courses';
import { createTransaction, setBudget } from '@board/contracts/calls/finance';
import { createMoneyAccount } from '@board/contracts/calls/money-accounts';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('the built-in assistant', () => {
  const board = boardForEach();
  let person: SignedIn;
  const today = '2026-11-18';

  beforeEach(async () => {
    person = await board.asUser();
  });

  test('says what it is', async () => {
    const { events, content } = await ask(person, 'Tell me a joke');
    expect(events[0]?.status?.assistant).toBe('built-in');
    expect(content).toContain('built-in assistant');
    expect((await ask(person, '讲个笑话')).content).toContain('内置助手');
  });

  test('knows the tasks', async () => {
    await person.call(createTask, {
      body: { title: 'Lab *report*', date: today, time: '16:00-17:30' },
    });
    await person.call(createTask, { body: { title: 'Next month', date: '2026-12-18' } });
    const { content } = await ask(person, 'Which tasks are due this week?');
    expect(content).toContain('Lab \\*report\\*');
    expect(content).toContain('16:00–17:30');
    expect(content).not.toContain('Next month');
    expect((await ask(person, '还有哪些任务？')).content).toContain('2 项未完成');
    expect((await ask(person, '明天的任务')).content).toContain('没有任务');
  });

  test('moves all that is late, so many at once, and says how many are left', async () => {
    expect((await ask(person, '逾期的都挪到明天')).content).toBe('没有逾期的任务。');
    for (let day = 1; day <= 12; day += 1)
      await person.call(createTask, {
        body: { title: `Late ${day}`, date: `2026-11-${String(day).padStart(2, '0')}` },
      });
    await person.call(createTask, { body: { title: 'Of today', date: today } });
    const { content, proposals } = await ask(person, 'Push all overdue tasks to tomorrow');
    expect(content).toContain('2 more are not listed');
    expect(proposals).toHaveLength(10);
    for (const { id } of proposals) await person.call(confirmProposal, { params: { id } });
    const tomorrow = { start_date: '2026-11-19', end_date: '2026-11-19' };
    const moved = await person.call(listTasks, { query: { ...tomorrow, limit: 50 } });
    expect(moved.body.items.map(({ title }) => title)).not.toContain('Of today');
    expect(moved.body.items).toHaveLength(10);
    expect((await ask(person, '把过期的任务都删掉')).proposals).toHaveLength(2);
  });

  test('takes back a time with the length and the reminders that it brought', async () => {
    const task = { title: 'Lab report', date: '2026-11-25' };
    const make = async (body: object) =>
      (await person.call(createTask, { body: { ...task, ...body } })).body;
    const plain = await make({});
    const [proposal] = (await ask(person, 'Move lab report to 25 November at 9')).proposals;
    const params = { id: proposal?.id ?? '' };
    await person.call(confirmProposal, { params });
    await person.call(undoProposal, { params });
    const { items } = (await person.call(listTasks, { query: { limit: 10 } })).body;
    expect(items).toMatchObject([{ id: plain.id, time: null, duration_minutes: null }]);
  });

  test('knows the courses and the time between', async () => {
    await person.call(createCourse, {
      body: {
        course_name: 'Linear Algebra',
        date: '2026-11-19',
        periods: '1-2节',
        classroom: 'A-302',
      },
    });
    const { content } = await ask(person, 'Which courses do I have tomorrow?');
    expect(content).toContain('08:00–09:25');
    expect(content).toContain('Linear Algebra');
    expect((await ask(person, '明天什么时候有空？')).content).toContain('**09:25–22:00**');
    // Noon has just struck.
    expect((await ask(person, 'When am I free today?')).content).toContain('**12:00–22:00**');
  });

  test('knows what lies on accounts, and who owes whom', async () => {
    expect((await ask(person, '谁欠我钱？')).content).toContain('没有欠账');
    const accounts = [
      { name: 'Card', kind: 'card', opening: 250 },
      { name: 'Li *Na*', kind: 'friend', opening: 68 },
      { name: 'Tom', kind: 'friend', opening: -20 },
    ] as const;
    for (const body of accounts) await person.call(createMoneyAccount, { body });
    const { content } = await ask(person, 'Who owes me?');
    expect(content).toBe('- **Li \\*Na\\*** owes you ¥68.00\n- You owe **Tom** ¥20.00');
    expect((await ask(person, 'how much does Li Na owe me')).content).toBe(content);
    expect((await ask(person, '我的账户里有多少钱')).content).toBe('- Card：**¥250.00**');
  });

  test('proposes a task of a course, and one that comes on the last day of a month', async () => {
    const course = { course_name: '线性代数', date: '2026-11-19', periods: '1-2节' };
    await person.call(createCourse, { body: course });
    for (const said of ['添加任务：周六复习 @线性代数', '每月最后一天提醒我交电费']) {
      const [proposal] = (await ask(person, said)).proposals;
      await person.call(confirmProposal, { params: { id: proposal?.id ?? '' } });
    }
    const { items } = (await person.call(listTasks, { query: { limit: 10 } })).body;
    const of = (title: string) => items.find((task) => task.title === title);
    expect(of('复习')).toMatchObject({ course: '线性代数', date: '2026-11-21' });
    expect(of('交电费')).toMatchObject({ date: '2026-11-30' });
  });

  test('knows the spending', async () => {
    await person.call(createTransaction, {
      body: { type: 'expense', amount: 30, category: 'dining', description: 'Lunch', date: today },
    });
    await person.call(createTransaction, {
      body: { type: 'expense', amount: 10, category: 'study', description: 'Print', date: today },
    });
    const { content } = await ask(person, 'Where did my money go this month?');
    expect(content).toContain('| Dining 餐饮 | ¥30.00 | 75% |');
    expect((await ask(person, '上个月花了多少？')).content).toContain('2026年10月还没有收支记录');
  });

  test('proposes what it is asked to add', async () => {
    const { proposals, content } = await ask(person, '添加任务：明天 9:00-10:00 复习线性代数');
    expect(content).toContain('确认');
    expect((await person.call(listTasks, { query: {} })).body.items).toEqual([]);
    await person.call(confirmProposal, { params: { id: proposals[0]?.id ?? '' } });
    expect((await person.call(listTasks, { query: {} })).body.items).toMatchObject([
      { title: '复习线性代数', date: '2026-11-19', time: '09:00-10:00' },
    ]);
  });

  const task = async (title: string, date: string, more: object = {}) =>
    (await person.call(createTask, { body: { title, date, ...more } })).body;
  const titles = async () =>
    (await person.call(listTasks, { query: {} })).body.items.map(({ title }) => title);
  const confirm = (proposals: readonly { id: string }[]) =>
    person.call(confirmProposal, { params: { id: proposals[0]?.id ?? '' } });

  test('offers what it can instead of what it cannot, to be pressed', async () => {
    const { content, events } = await ask(person, '讲个笑话');
    expect(content).toContain('做不到');
    expect(content.split('。').filter(Boolean)).toHaveLength(1);
    const examples = events.flatMap((event) => event.examples ?? []);
    expect(examples).toHaveLength(8);
    for (const example of examples)
      expect((await ask(person, example)).content).not.toContain('做不到');
  });

  test('changes what it is told to by name: moved, renamed, more important, done, reopened', async () => {
    await task('红黑树实验报告', '2026-11-19', { time: '16:00-17:30' });
    const open = async () => (await person.call(listTasks, { query: {} })).body.items[0];
    await confirm((await ask(person, '把实验报告改到周五晚上八点')).proposals);
    expect(await open()).toMatchObject({ date: '2026-11-20', time: '20:00-21:30' });
    await confirm((await ask(person, '把实验报告推迟一天')).proposals);
    expect(await open()).toMatchObject({ date: '2026-11-21', time: '20:00-21:30' });
    await confirm((await ask(person, '把实验报告改名为 Tree report')).proposals);
    await confirm((await ask(person, 'Set tree report to high priority')).proposals);
    await confirm((await ask(person, 'Mark the tree report as done')).proposals);
    expect(await open()).toMatchObject({ title: 'Tree report', priority: 'high', completed: true });
    await confirm((await ask(person, 'Reopen tree report')).proposals);
    expect(await open()).toMatchObject({ completed: false });
  });

  test('deletes by name, and brings it back', async () => {
    await task('Lab report', today);
    const { proposals } = await ask(person, 'Delete the lab report');
    expect(proposals[0]).toMatchObject({ kind: 'task.delete', subject: 'Lab report' });
    expect(await titles()).toEqual(['Lab report']);
    await confirm(proposals);
    expect(await titles()).toEqual([]);
    await person.call(undoProposal, { params: { id: proposals[0]?.id ?? '' } });
    expect(await titles()).toEqual(['Lab report']);
  });

  test('asks when two fit, and each answer is a button that fits one', async () => {
    await task('Lab report 1', '2026-11-17');
    await task('Lab report 2', '2026-11-20');
    const { proposals, content, events } = await ask(person, 'Move the lab report to Sunday 5pm');
    expect(proposals).toEqual([]);
    expect(content).toContain('Which one');
    const examples = events.flatMap((event) => event.examples ?? []);
    expect(examples).toHaveLength(2);
    const again = await ask(person, examples[1] ?? '');
    expect(again.proposals[0]).toMatchObject({ subject: 'Lab report 2' });
    expect((await ask(person, 'Delete the essay')).content).toContain('no task called “essay”');
  });

  test('of a series means the task that is due', async () => {
    await task('Vocabulary', '2026-11-16', { recurrence: 'FREQ=DAILY' });
    const { proposals } = await ask(person, 'Mark vocabulary as done');
    expect(proposals).toHaveLength(1);
    await confirm(proposals);
    const { body } = await person.call(listTasks, { query: { completed: true } });
    expect(body.items).toMatchObject([{ title: 'Vocabulary', date: today }]);
  });

  test('reminds, repeats, and takes all of it back', async () => {
    const { proposals } = await ask(person, '每周五早上九点提醒我开组会');
    await confirm(proposals);
    const { body } = await person.call(listTasks, { query: {} });
    expect(body.items.length).toBeGreaterThan(4);
    expect(body.items[0]).toMatchObject({
      title: '开组会',
      date: '2026-11-20',
      time: '09:00-10:00',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      reminder_time: '2026-11-20T01:00:00.000Z',
    });
    await person.call(undoProposal, { params: { id: proposals[0]?.id ?? '' } });
    expect(await titles()).toEqual([]);
  });

  test('records several entries of one sentence', async () => {
    const { proposals } = await ask(person, '午饭18块5，地铁4元');
    expect(proposals.map(({ subject }) => subject)).toEqual(['午饭', '地铁']);
    await confirm(proposals);
    expect((await ask(person, '今天花了多少')).content).toContain('18.50');
    expect((await ask(person, '这个月午饭花了多少钱')).content).toContain('**¥18.50**（1 笔）');
    expect((await ask(person, 'How much did I spend on food last week?')).content).toContain(
      'Nothing is recorded',
    );
    expect((await ask(person, '和上个月比怎么样')).content).toContain(
      '| 支出 | ¥0.00 | ¥18.50 | +¥18.50 |',
    );
  });

  test('knows what is overdue, important, done, and planned', async () => {
    await task('Late', '2026-11-10');
    await task('Big', '2026-11-25', { priority: 'high' });
    await task('Ready', today, { completed: true });
    const says = async (question: string) => (await ask(person, question)).content;
    expect(await says('What is overdue?')).toMatch(/Late/);
    expect(await says('What is overdue?')).not.toMatch(/Big|Ready/);
    expect(await says('Which high priority tasks are open?')).toMatch(/Big/);
    expect(await says('Which high priority tasks are open?')).not.toMatch(/Late/);
    expect(await says('What did I finish today?')).toMatch(/Ready/);
    expect(await says('What is on today?')).toMatch(/0 lessons and 1 task /);
    expect(await says('有没有低优先级的任务')).toBe('没有低优先级的任务。\n');
  });

  test('knows the next class, who gives it and where, exams, the week and the budget', async () => {
    const lesson = { course_name: 'Data Structures', date: '2026-11-19', periods: '1-2节' };
    await person.call(createCourse, { body: { ...lesson, classroom: 'B-101', teacher: '张老师' } });
    await task('Linear Algebra final exam', '2026-11-28', { time: '09:00-11:00' });
    const says = async (question: string) => (await ask(person, question)).content;
    expect(await says('下一节课在哪？')).toContain('B-101');
    expect(await says('Who teaches Data Structures?')).toContain('张老师');
    expect(await says('张老师的课是什么时候')).toContain('Data Structures');
    expect(await says('Who teaches Alchemy?')).toContain('called “Alchemy”');
    expect(await says('When is the exam?')).toContain('in 10 days');
    expect(await says('When is my chemistry exam?')).toContain('no chemistry exam');
    expect(await says('现在是第几周？')).toContain('不在任何学期');
    await person.call(createTerm, {
      body: { name: 'Autumn', first_monday: '2026-09-07', weeks: 18 },
    });
    expect(await says('Which week is it?')).toContain('week 11 of 18 of Autumn');
    expect(await says('how many days left this term')).toContain('ends on Sun');
    expect(await says('How much can I spend this month?')).toContain('No budget');
    await person.call(setBudget, { params: { category: 'all' }, body: { amount: 1_000 } });
    expect(await says('这个月还能花多少钱？')).toContain('**¥1,000.00**');
    expect(await says('Am I free tomorrow at 9am?')).toContain('No:');
    expect(await says('Am I free tomorrow at 3pm?')).toContain('Yes:');
  });

  test('refuses an empty message', async () => {
    await expect(ask(person, '  ')).rejects.toThrow('assistant.message_required');
  });

  test('answers nobody without a session', async () => {
    await expect(ask(board.anybody, 'Hello')).rejects.toThrow('401');
  });
});
