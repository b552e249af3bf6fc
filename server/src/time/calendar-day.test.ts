import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';

const day = 'must be a day from 1970-01-01 to 2100-12-31';
const month = 'must be a month from 1970-01 to 2100-12';

/** What holds a day, how it is sent, and the field that its refusal names. */
const places: [string, (value: string) => object, string][] = [
  ['/api/tasks', (date) => ({ title: 'Words', date }), 'date'],
  ['/api/tasks', (date) => ({ title: 'Words', date, recurrence: 'FREQ=DAILY' }), 'date'],
  [
    '/api/transactions',
    (date) => ({ type: 'expense', amount: 1, description: 'Lunch', date }),
    'date',
  ],
  ['/api/courses', (date) => ({ course_name: 'Choir', periods: '1', date }), 'date'],
  ['/api/terms', (first_monday) => ({ name: 'Autumn', first_monday, weeks: 9 }), 'first_monday'],
];

describeOnEngines('a day that is sent', () => {
  const board = boardForAll();
  let lin: SignedIn;
  beforeAll(async () => {
    lin = await board.asUser();
  });

  test.each(['0001-01-01', '0026-11-25', '1000-01-01', '1969-12-31', '2101-01-01', '9999-12-31'])(
    'lies from 1970 to 2100, and %s does not',
    async (date) => {
      for (const [path, body, field] of places) {
        const reply = await lin.send('POST', path, body(date));
        expect([path, reply.statusCode]).toEqual([path, 400]);
        expect(reply.json().details).toEqual([{ field, message: day }]);
      }
      const list = await lin.send('GET', `/api/tasks?start_date=${date}`);
      expect(list.json().details).toEqual([{ field: 'start_date', message: day }]);
      const stats = await lin.send('GET', `/api/finance/stats?month=${date.slice(0, 7)}`);
      expect(stats.json().details).toEqual([{ field: 'month', message: month }]);
    },
  );

  test('is one that the calendar has', async () => {
    const reply = await lin.send('POST', '/api/tasks', { title: 'Words', date: '2026-02-30' });
    expect(reply.json().details).toEqual([{ field: 'date', message: day }]);
  });

  test('is refused in the language of the person', async () => {
    const chinese = { 'accept-language': 'zh-CN' };
    const body = { title: 'Words', date: '0026-11-25' };
    const reply = await lin.send('POST', '/api/tasks', body, chinese);
    expect(reply.json().details).toEqual([
      { field: 'date', message: '应为 1970-01-01 至 2100-12-31 之间的日期' },
    ]);
  });

  test.each(['1970-01-01', '2100-12-31'])('may be %s', async (date) => {
    const reply = await lin.send('POST', '/api/tasks', { title: 'Words', date });
    expect(reply.statusCode).toBe(201);
  });

  test('has moments that lie a year around it at most', async () => {
    const body = { title: 'Words', date: '2100-12-31', has_reminder: true };
    const at = (reminder_time: string) =>
      lin.send('POST', '/api/tasks', { ...body, reminder_time });
    expect((await at('2101-01-01T04:59:59Z')).statusCode).toBe(201);
    const { details } = (await at('9999-12-31T23:59:59-12:00')).json();
    expect(details).toEqual([
      {
        field: 'reminder_time',
        message: 'must be a moment such as 2026-11-18T08:00:00Z, of the years 1969 to 2101',
      },
    ]);
  });

  test.each([
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;UNTIL=21010101',
    'FREQ=DAILY;UNTIL=20270231',
  ])('does not come again by %s', async (recurrence) => {
    const body = { title: 'Words', date: '2026-11-18', recurrence };
    const reply = (await lin.send('POST', '/api/tasks', body)).json();
    const message =
      'This repetition cannot be understood; it can be every 1 to 99 days, weeks or months, ' +
      'up to 999 times, and end by 2100-12-31';
    expect(reply).toMatchObject({
      code: 'task.recurrence_unreadable',
      details: [{ field: 'recurrence', message }],
    });
  });
});
