import { confirmProposal, undoProposal } from '@board/contracts/calls/assistant';
import { createCourse } from '@board/contracts/calls/courses';
import {
  createRecurring,
  createTransaction,
  financeOutlook,
  listBudgets,
  setBudget,
} from '@board/contracts/calls/finance';
import { createGrade } from '@board/contracts/calls/grades';
import { createTask } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask } from './testing/ask.ts';

describeOnEngines('the built-in assistant, asked for a figure', () => {
  const board = boardForEach();
  let person: SignedIn;
  const today = '2026-11-18';
  const says = async (question: string) => (await ask(person, question)).content;

  beforeEach(async () => {
    person = await board.asUser();
  });

  test('knows what a day costs, and the largest entries', async () => {
    const spend = (amount: number, description: string, date: string, category = 'dining') =>
      person.call(createTransaction, {
        body: { type: 'expense', amount, category, description, date },
      });
    await spend(90, 'Party', '2026-11-02');
    await spend(200, 'Shoes', '2026-11-05', 'other');
    await spend(70, 'Dinner', today);
    await spend(5_000, 'Long ago', '2026-10-30');
    expect(await says('How much do I spend a day on average?')).toContain('**¥20.00** a day');
    expect(await says('这周平均每天吃饭花多少')).toContain('平均每天 **¥23.33**（3 天共 ¥70.00）');
    expect(await says('How much do I spend per week on average?')).toContain('**¥140.00** a week');
    const lines = (await says('这个月最大的一笔支出是什么')).split('\n').filter(Boolean);
    expect(lines.slice(1).map((line) => line.split(' ')[2])).toEqual([
      'Shoes，11月5日周四',
      'Party，11月2日周一',
      'Dinner，11月18日周三',
    ]);
    expect(await says("What's my biggest food expense this month?")).not.toContain('Shoes');
    expect(await says('What was my biggest purchase yesterday?')).toContain('Nothing is recorded');
  });

  test('knows what is paid by itself, and when it comes next', async () => {
    expect(await says('What subscriptions do I have?')).toContain('Nothing is paid by itself');
    const rhythm = { every: 'month', end_date: null, paused: false, account: null } as const;
    for (const [description, amount, start_date] of [
      ['Netflix', 15, '2026-11-25'],
      ['网易云音乐', 12, '2026-11-20'],
    ] as const)
      await person.call(createRecurring, {
        body: { ...rhythm, type: 'expense', category: 'other', description, amount, start_date },
      });
    expect(await says('我订阅了哪些东西？')).toBe(
      '- **网易云音乐**：每月 ¥12.00，下次 11月20日周五\n- **Netflix**：每月 ¥15.00，下次 11月25日周三',
    );
    expect(await says('when does netflix renew')).toMatch(/Netflix.*¥15\.00 a month.*25 November/);
    expect(await says('网易云什么时候扣费')).toContain('11月20日');
    expect(await says('网易云的下次是几号扣费')).toContain('11月20日');
    expect(await says('Spotify几号扣钱')).toContain('没有找到“Spotify”');
  });

  test('knows the marks of a course by its short name', async () => {
    await person.call(createGrade, {
      body: {
        term_id: null,
        course_name: '高等数学',
        credits: 400,
        counts: true,
        parts: [{ name: '期中', weight: 4_000, mark: 8_800, out_of: 10_000 }],
      },
    });
    expect(await says('高数期中考了多少分')).toMatch(/高等数学：88[\s\S]*期中：88/);
    expect(await says('What is my grade in physics?')).toContain('no grade of “physics”');
    expect(await says('我考了多少分')).toContain('平均绩点');
  });

  test('knows the days off of a term', async () => {
    await person.call(createTerm, {
      body: {
        name: 'Autumn',
        first_monday: '2026-09-07',
        weeks: 18,
        day_changes: [
          { date: '2026-10-01', runs: 'off', note: 'National Day' },
          { date: '2026-12-01', runs: 'off', note: 'Sports day' },
        ],
      },
    });
    const answer = await says('When is the next holiday?');
    expect(answer).toMatch(/10\sJanuary[\s\S]*1\sDecember Sports day/);
    expect(answer).not.toContain('National Day');
  });

  test('knows tasks by their tag', async () => {
    const task = { date: '2026-11-20' };
    await person.call(createTask, { body: { ...task, title: 'Read chapter 3', tags: ['thesis'] } });
    await person.call(createTask, { body: { ...task, title: 'Buy milk' } });
    expect((await ask(person, 'Show tasks tagged thesis')).content).toMatch(/1\n.*Read/s);
    expect((await ask(person, 'Show tasks tagged thesis')).content).not.toContain('milk');
    expect((await ask(person, '标签为实验的任务')).content).toBe('没有\\#实验的任务。\n');
  });

  test('counts of the lessons that are left none that is over', async () => {
    for (const [date, periods] of [
      ['2026-11-17', '1-2节'],
      [today, '1-2节'],
      ['2026-11-20', '1-2节'],
    ] as const)
      await person.call(createCourse, { body: { course_name: 'Physics', date, periods } });
    board.clock.set('2026-11-18T11:00:00Z');
    expect(await says('这周还有几节课？')).toMatch(/\b1 节/);
    expect(await says('这周有几节课？')).toMatch(/\b3 节/);
  });

  test('knows how long it is between lessons and between periods', async () => {
    expect(await says('第二节和第三节之间休息多久')).toContain('**20 分钟** (09:25–09:45)');
    expect(await says('How long is my lunch break?')).toContain('**2 h 5 min** (11:55–14:00)');
    expect(await says('How long is the break between periods 3 and 30?')).toContain('14 periods');
    for (const periods of ['1-2节', '4-4节', '6-7节'])
      await person.call(createCourse, { body: { course_name: 'Physics', date: today, periods } });
    expect(await says('How long is my lunch break today?')).toContain(
      '**2 h 50 min** (11:10–14:00)',
    );
    expect(await says('今天课间休息多久')).toContain('**1 小时 5 分钟** (09:25–10:30)');
  });

  test('proposes a budget, and takes it back to what it was', async () => {
    const amount = async () =>
      (await person.call(listBudgets, { query: {} })).body.items.map((budget) => budget.amount);
    const [first] = (await ask(person, 'Set a budget of 800 for food')).proposals;
    expect(first).toMatchObject({ kind: 'budget.set', subject: 'Dining 餐饮' });
    expect(await amount()).toEqual([]);
    await person.call(confirmProposal, { params: { id: first?.id ?? '' } });
    const [second] = (await ask(person, '餐饮预算改成600元')).proposals;
    expect(second?.changes).toEqual([{ field: 'amount', before: 800, after: 600 }]);
    const params = { id: second?.id ?? '' };
    await person.call(confirmProposal, { params });
    expect(await amount()).toEqual([600]);
    await person.call(undoProposal, { params });
    expect(await amount()).toEqual([800]);
    expect((await ask(person, '餐饮预算设为800')).proposals).toEqual([]);
  });

  test('says of today what the money page says of it', async () => {
    await person.call(setBudget, { params: { category: 'all' }, body: { amount: 1_000 } });
    const record = { type: 'expense', category: 'dining', description: 'Feast' } as const;
    await person.call(createTransaction, { body: { ...record, amount: 400, date: today } });
    const { per_day: perDay, left_today: left } = (await person.call(financeOutlook, {})).body;
    const money = (value: number | null) => `¥${Math.abs(value ?? 0).toFixed(2)}`;
    expect(left).toBeLessThan(0);
    expect(await says('how much can I still spend?')).toContain(
      `today **¥0.00** of ${money(perDay)} a day, ${money(left)} over`,
    );
    expect(await says('还能花多少钱')).toContain(
      `今天还能花 **¥0.00**（每天 ${money(perDay)}，已超出 ${money(left)}）`,
    );
  });

  test('does not write over a budget that came while its own was being read', async () => {
    const [proposal] = (await ask(person, '把每月预算设为2000')).proposals;
    await person.call(setBudget, { params: { category: 'all' }, body: { amount: 1_000 } });
    const params = { id: proposal?.id ?? '' };
    expect((await person.refused(confirmProposal, { params })).body.code).toBe(
      'assistant.proposal_stale',
    );
  });
});
