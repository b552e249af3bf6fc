import { subscribeCalendar } from '@board/contracts/calls/calendars';
import { createCourse } from '@board/contracts/calls/courses';
import { createExam } from '@board/contracts/calls/exams';
import { createTransaction } from '@board/contracts/calls/finance';
import { createMoneyAccount } from '@board/contracts/calls/money-accounts';
import { createTask } from '@board/contracts/calls/tasks';
import { createTerm } from '@board/contracts/calls/terms';
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

  test('on an exam knows its course by the short form', async () => {
    await exam({ title: '期末', course: '高等数学A(上)', date: '2027-01-08' });
    await exam({ title: '期末', course: '大学物理', date: '2027-01-10' });
    const answer = await says('高数期末什么时候考');
    expect(answer).toContain('高等数学A(上) 期末');
    expect(answer).not.toContain('大学物理');
  });

  test('on an account is what is on it, by its own name or a part of it', async () => {
    const accounts = [
      { name: '校园一卡通', kind: 'card', opening: 86.5 },
      { name: 'Debit card', kind: 'card', opening: 250 },
      { name: 'Card of Tom', kind: 'friend', opening: 30 },
    ] as const;
    for (const body of accounts) await person.call(createMoneyAccount, { body });
    expect(await says('校园卡余额多少')).toBe('- 校园一卡通：**¥86.50**\n');
    expect(await says('How much is on my debit card?')).toBe('- Debit card: **¥250.00**\n');
    expect(await says('How much is on my card?')).not.toContain('Tom');
    expect(await says('How much is on my bus pass?')).not.toContain('¥');
  });

  test('on the money of a term has the days of that term', async () => {
    expect(await says('这学期花了多少')).toContain('不在任何学期之内');
    for (const [name, first_monday] of [
      ['Spring', '2026-02-23'],
      ['Autumn', '2026-09-07'],
    ] as const)
      await person.call(createTerm, { body: { name, first_monday, weeks: 18 } });
    for (const [amount, date] of [
      [30, '2026-09-07'],
      [12, '2026-11-18'],
      [500, '2026-08-20'],
      [7, '2026-03-02'],
    ] as const)
      await person.call(createTransaction, {
        body: { type: 'expense', amount, category: 'dining', description: 'Lunch', date },
      });
    expect(await says('这学期吃饭花了多少')).toContain('**¥42.00**（2 笔）');
    expect(await says('spent last term on food')).toContain('**¥7.00** (1 entry)');
  });

  test('on days without lessons names them', async () => {
    for (const date of ['2026-11-18', '2026-11-20', '2026-11-24'])
      await person.call(createCourse, {
        body: { course_name: 'Physics', date, periods: '1-2节' },
      });
    const answer = await says('周一到周五哪天没课');
    expect(answer).toMatch(/没有课的日子：\n\n- 11月19日周四\n$/);
    expect(await says('Which day has no lessons?')).toMatch(/Thu[\s\S]*Sat[\s\S]*Sun[\s\S]*Mon/);
    expect(await says('周五没课吗')).toContain('Physics');
  });

  test.each(['我很焦虑不想上课', "I'm so stressed I don't want to go to class"])(
    '%s is no name that nobody has',
    async (said) => {
      const answer = await says(said);
      expect(answer).not.toMatch(/没有找到|I find no/);
      expect(answer).toMatch(/听起来|sounds hard/);
    },
  );

  test.each([
    ['How much did I spend on food this month?', 'and last month?', /Dining.*October 2026.*7\.00/],
    ['How much did I spend on food this month?', 'what about transport?', /Transport.*4\.00/],
    ['这个月吃饭花了多少', '那上个月呢', /2026年10月，餐饮：.*7\.00/],
    ['这个月吃饭花了多少', '交通呢？', /2026年11月，交通：.*4\.00/],
    ['今天有什么课', '那明天呢？', /^11月19日周四有 1 节课/],
    ['Where is Physics?', 'and Chemistry?', /What there is of “Chemistry”/],
    ['Where is Physics?', 'who teaches it', /What there is of “Physics”/],
    ['Physics什么时候上', '在哪上', /与“Physics”有关/],
    ['Where is Physics?', 'tell me a joke', /this I cannot do/],
    ['Where is Physics?', 'and what is due tomorrow?', /no tasks/],
    ['Where is Physics?', 'and remind me to call mum tomorrow', /confirm/],
  ])('on %s, %s goes by what was asked before', async (before, said, answer) => {
    for (const [amount, category, date] of [
      [18, 'dining', '2026-11-18'],
      [7, 'dining', '2026-10-20'],
      [4, 'transport', '2026-11-10'],
    ] as const)
      await person.call(createTransaction, {
        body: { type: 'expense', amount, category, description: 'x', date },
      });
    for (const course_name of ['Physics', 'Chemistry'])
      await person.call(createCourse, {
        body: {
          course_name,
          date: course_name === 'Physics' ? '2026-11-18' : '2026-11-19',
          periods: '1-2节',
        },
      });
    const history = [
      { role: 'user', content: before },
      { role: 'assistant', content: '…' },
    ] as const;
    expect((await ask(person, said, history)).content).toMatch(answer);
  });

  test('on what is to be handed in of a course has tasks, and no lessons', async () => {
    const course = 'Linear Algebra';
    await person.call(createCourse, {
      body: { course_name: course, date: '2026-11-20', periods: '1-2节' },
    });
    expect(await says("when's the lin alg hw due")).toBe('I find no task called “lin alg”.\n');
    await task('Problem set 7', '2026-11-19', { course });
    const answer = await says("when's the lin alg hw due");
    expect(answer).toContain('Problem set 7');
    expect(answer).not.toContain('Fri');
    await task('Problem set 6', '2026-11-12', { course, completed: true });
    expect(await says('did i finish the lin alg hw')).toMatch(/set 6.*done/);
  });

  test('on the seat of an exam names it', async () => {
    await exam({ seat: '27' });
    expect(await says('what seat am i in for the midterm')).toContain('Hall 3, seat 27');
    expect(await says('期中考试座位号多少')).toContain('Hall 3，座位 27');
  });

  test('on clashes has every lesson that meets another, and no more', async () => {
    const lessons = { Physics: '1-5节', Chemistry: '2节', Biology: '4-6节', History: '8节' };
    for (const [course_name, periods] of Object.entries(lessons))
      await person.call(createCourse, { body: { course_name, date: '2026-11-20', periods } });
    for (const question of ['Do any of my classes clash on Friday?', '周五有没有课冲突']) {
      const lines = (await says(question)).split('\n').filter((line) => line.startsWith('- '));
      expect(lines).toEqual(
        ['Physics', 'Chemistry', 'Biology'].map((name) => expect.stringContaining(name)),
      );
    }
  });

  test('on money of some days is a sentence', async () => {
    expect(await says('How much did I spend last week?')).toMatch(/^Nothing is recorded from Mon/);
    expect(await says('Where did my money go last month?')).toBe(
      'Nothing is recorded in October 2026 yet.\n',
    );
  });
});
