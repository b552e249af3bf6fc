import { confirmProposal } from '@board/contracts/calls/assistant';
import { createCourse } from '@board/contracts/calls/courses';
import { createTransaction } from '@board/contracts/calls/finance';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('the built-in assistant', (engine) => {
  let board: TestApp;
  let person: SignedIn;
  const today = '2026-11-18';

  beforeEach(async () => {
    board = await startTestApp({ engine });
    person = await board.asUser();
  });
  afterEach(() => board.close());

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

  test('knows the spending', async () => {
    await person.call(createTransaction, {
      body: { type: 'expense', amount: 30, category: 'dining', description: 'Lunch', date: today },
    });
    await person.call(createTransaction, {
      body: { type: 'expense', amount: 10, category: 'study', description: 'Print', date: today },
    });
    const { content } = await ask(person, 'Where did my money go this month?');
    expect(content).toContain('| Dining 餐饮 | 30.00 | 75% |');
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

  test('refuses an empty message', async () => {
    await expect(ask(person, '  ')).rejects.toThrow('assistant.message_required');
  });

  test('answers nobody without a session', async () => {
    await expect(ask(board.anybody, 'Hello')).rejects.toThrow('401');
  });
});
