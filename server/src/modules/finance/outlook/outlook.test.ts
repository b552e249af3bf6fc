import { changeLesson, createCourse } from '@board/contracts/calls/courses';
import {
  createRecurring,
  createTransaction,
  deleteRecurring,
  deleteTransaction,
  financeOutlook,
  importTransactions,
  listTransactions,
  setBudget,
  updateRecurring,
} from '@board/contracts/calls/finance';
import { daysBetween, daysFrom, weekdayOf } from '@board/time';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

const spend = (amount: number, date: string, description = 'Lunch') => ({
  type: 'expense' as const,
  amount,
  category: 'dining',
  description,
  date,
  time: null,
});

describeOnEngines('the outlook', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeEach(async () => {
    board.clock.set('2026-11-18T12:00:00.000Z');
    lin = await board.asUser();
  });

  const outlook = async () => (await lin.call(financeOutlook, {})).body;
  const rent = {
    type: 'expense' as const,
    amount: 600,
    description: 'Rent',
    every: 'month_end' as const,
    start_date: '2026-11-01',
  };

  test('who has written nothing is told nothing', async () => {
    expect(await outlook()).toEqual({
      date: '2026-11-18',
      budget: null,
      spent: 0,
      coming: 0,
      per_day: null,
      left_today: null,
      month_end: null,
      past_error: null,
      campus_day: null,
    });
  });

  test('what comes by itself is taken from the budget before its day and not twice on it', async () => {
    await lin.call(setBudget, { params: { category: 'all' }, body: { amount: 1900 } });
    await lin.call(createRecurring, { body: rent });
    await lin.call(createTransaction, { body: spend(18, '2026-11-18') });
    expect(await outlook()).toMatchObject({ spent: 18, coming: 600, per_day: 100, left_today: 82 });
    // Ten are gone before, one comes today and is a record at once.
    await lin.call(createTransaction, { body: spend(10, '2026-11-02') });
    const phone = { ...rent, amount: 30, description: 'Phone', every: 'month' as const };
    await lin.call(createRecurring, { body: { ...phone, start_date: '2026-11-18' } });
    expect(await outlook()).toMatchObject({ spent: 58, coming: 600, per_day: 96.92 });
    const { items } = (await lin.call(listTransactions, { query: { search: 'phone' } })).body;
    await lin.call(deleteTransaction, { params: { id: items[0]?.id ?? '' } });
    expect(await outlook()).toMatchObject({ spent: 28, per_day: 99.23, left_today: 81.23 });
  });

  test('what came by itself stays so when its rhythm is another one, or it ends', async () => {
    await lin.call(setBudget, { params: { category: 'all' }, body: { amount: 1500 } });
    const every = { ...rent, amount: 800, every: 'month' as const };
    const { body: made } = await lin.call(createRecurring, {
      body: { ...every, start_date: '2026-11-18' },
    });
    const { left_today } = await outlook();
    const params = { id: made.id };
    await lin.call(updateRecurring, { params, body: { start_date: '2026-12-05' } });
    expect(await outlook()).toMatchObject({ spent: 800, left_today });
    await lin.call(deleteRecurring, { params });
    expect(await outlook()).toMatchObject({ spent: 800, left_today });
  });

  test('what was spent by the day of the week is foretold, and the months before bear it out', async () => {
    const days = daysFrom('2026-04-01', '2026-11-17');
    const rows = days.map((day) => spend(weekdayOf(day), day));
    await lin.call(importTransactions, { body: { name: 'a', rows } });
    expect(await outlook()).toMatchObject({
      spent: 66,
      month_end: { likely: 120, low: 120, high: 120 },
      past_error: { months: 6, percent: 0 },
    });
    const stranger = await board.asUser();
    expect((await stranger.call(financeOutlook, {})).body.month_end).toBeNull();
  });

  test('days with lessons cost what they did, and a lesson that is called off changes the answer', async () => {
    const new_term = { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 };
    // Odd weeks alone: this one is the eleventh, so the next has none.
    const meetings = [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      periods: '1-2',
      weeks: '1-18周(单)',
    }));
    const algebra = { course_name: 'Algebra', new_term, meetings };
    const { body: course } = await lin.call(createCourse, { body: algebra });
    const isTaught = (day: string) =>
      weekdayOf(day) < 6 && Math.floor(daysBetween('2026-09-07', day) / 7) % 2 === 0;
    const rows = daysFrom('2026-09-07', '2026-11-17').map((day) =>
      spend(isTaught(day) ? 38 : 21, day),
    );
    await lin.call(importTransactions, { body: { name: 'a', rows } });

    const cost = daysFrom('2026-11-01', '2026-11-30').reduce(
      (sum, day) => sum + (isTaught(day) ? 38 : 21),
      0,
    );
    const { body, headers } = await lin.call(financeOutlook, {});
    expect(body).toMatchObject({
      month_end: { likely: cost, low: cost, high: cost },
      campus_day: { campus: 38, other: 21 },
    });
    const asked = { 'if-none-match': String(headers.etag) };
    const friday = course.meetings.find(({ weekday }) => weekday === 5)?.id ?? '';
    await lin.call(changeLesson, {
      params: { id: course.id, meeting_id: friday, date: '2026-11-20' },
      body: { cancelled: true },
    });
    const after = await lin.call(financeOutlook, {}, asked);
    expect(after.status).toBe(200);
    expect(after.body.month_end?.likely).toBe(cost - 17);
    const mei = await board.asUser();
    await mei.call(importTransactions, { body: { name: 'a', rows } });
    expect((await mei.call(financeOutlook, {})).body.campus_day).toBeNull();
  });
});
