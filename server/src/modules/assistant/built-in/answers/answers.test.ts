import { subscribeCalendar } from '@board/contracts/calls/calendars';
import { createExam } from '@board/contracts/calls/exams';
import { createTask } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../../../testing/engines.ts';
import type { SignedIn } from '../../../../testing/test-app.ts';
import { ask } from '../../testing/ask.ts';

describeOnEngines('an answer of the built-in assistant', () => {
  const board = boardForAll();
  let person: SignedIn;
  // Noon of a Wednesday, 18 November 2026.
  beforeEach(async () => {
    person = await board.asUser();
  });

  /** When a thing is stands on a line of its own below it. */
  const says = async (question: string) =>
    (await ask(person, question)).content.replaceAll('  \n  ', ' ');
  const task = (title: string, date: string, more: object = {}) =>
    person.call(createTask, { body: { title, date, ...more } });
  const exam = (change: object = {}) =>
    person.call(createExam, {
      body: {
        title: 'Midterm',
        course: 'Linear Algebra',
        date: '2026-11-25',
        time: '09:00-11:00',
        room: 'Hall 3',
        ...change,
      },
    });

  test('on exams has those of the exams, in the order in which they come, with what calls itself one', async () => {
    await exam();
    await exam({ title: 'Final', course: 'Physics', date: '2026-12-20', time: null, room: '' });
    await task('Chemistry quiz', '2026-12-01');
    const lines = (await says('When are my exams?')).split('\n');
    expect(lines[0]).toBe('Exams to come: 3');
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      expect.stringMatching(/Linear Algebra Midterm.*09:00–11:00, Hall 3 \(in 7 days\)/),
      expect.stringContaining('Chemistry quiz'),
      expect.stringContaining('Physics Final'),
    ]);
    expect(await says('When is the linear algebra exam?')).toMatch(/to come: 1\n\n.*Midterm/);
    expect(await says('线性代数考试是什么时候？')).toContain('没有找到');
  });

  test('on what is planned has exams and the events of subscribed calendars, too', async () => {
    await exam();
    const days = ['DTSTART;VALUE=DATE:20261122', 'DTEND;VALUE=DATE:20261125'];
    const event = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Sports day', 'LOCATION:Stadium', ...days];
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VEVENT', 'END:VCALENDAR'];
    const content = Buffer.from(lines.join('\r\n')).toString('base64');
    await person.call(subscribeCalendar, {
      body: { name: 'Clubs', color: 3, kind: 'events', content },
    });
    const answer = await says("What's on next week?");
    expect(answer).toMatch(/^0 lessons, 0 tasks, 1 exam,? and 1 event/);
    // It began on Sunday and is told on the first day that was asked for.
    expect(answer).toMatch(/Mon[^\n]*23[^\n]*\n\n- \*\*Sports day\*\*[^\n]*Stadium/);
    expect(answer).toContain('Linear Algebra Midterm');
    expect(await says('下周有什么安排')).toMatch(/0 节课、0 项任务、1 场考试、1 个日程/);
  });

  test('on free time keeps to the part of the day that was asked for', async () => {
    expect(await says('周六下午有空吗')).toContain('**12:00–18:00**');
    expect(await says('Am I free tonight?')).toContain('**18:00–22:00**');
    await task('Meeting', '2026-11-21', { time: '12:00-18:00' });
    expect(await says('Am I free on Saturday afternoon?')).toContain('no free half hour');
  });

  test('on an hour of several days names those that are taken', async () => {
    await task('Meeting', '2026-11-20', { time: '14:00-16:00' });
    expect(await says('Am I free at 3pm this week?')).toMatch(/^No: 15:00 on Fri\s20/);
    expect(await says('Am I free at 5pm this week?')).toMatch(/^Yes: /);
  });

  test('counts all that there is, and says how much of it is not listed', async () => {
    for (let count = 0; count < 60; count += 1)
      await task(`Sheet ${count}`, '2026-12-03', {
        time: count < 55 ? '09:00-10:00' : '15:00-16:00',
      });
    for (const question of ["What's on next month?", 'Which tasks are due next month?']) {
      const answer = await says(question);
      expect(answer).toMatch(/60 (?:tasks|to do)/);
      expect(answer).toContain('10 more are not listed');
    }
    expect(await says('Which tasks are due on December 3 in the afternoon?')).toMatch(/^5 to do/);
  });

  test('on a name finds it behind others that only mention it', async () => {
    for (let day = 20; day < 26; day += 1)
      await task(`Read chapter ${day}`, `2026-11-${day}`, { description: 'for the essay' });
    await task('Essay', '2026-11-29');
    expect(await says('When is the essay due?')).toContain('- **Essay**');
    for (let count = 0; count < 6; count += 1) await task(`Essay ${count}`, '2026-11-30');
    expect(await says('When is the essay due?')).toContain('2 more are not listed');
  });

  test('on money of some days is a sentence', async () => {
    expect(await says('How much did I spend last week?')).toMatch(/^Nothing is recorded from Mon/);
    expect(await says('Where did my money go last month?')).toBe(
      'Nothing is recorded in October 2026 yet.\n',
    );
  });
});
