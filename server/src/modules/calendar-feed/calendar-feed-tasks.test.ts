import { createCourse } from '@board/contracts/calls/courses';
import { createExam } from '@board/contracts/calls/exams';
import { createTask } from '@board/contracts/calls/tasks';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { longestShare } from '../../testing/longest-share.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { download, fillTerm, rotate } from './testing/filled-feed.ts';

describeOnEngines('tasks in the calendar feed', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  test('open tasks are there with their reminder, and lessons have an alarm', async () => {
    await fillTerm(student);
    await student.call(createTask, {
      body: {
        title: 'Lab report',
        date: '2026-11-18',
        time: '16:00-17:30',
        has_reminder: true,
        reminder_time: '2026-11-18T07:45:00Z',
      },
    });
    await student.call(createTask, { body: { title: 'Essay', date: '2026-11-21' } });
    await student.call(createTask, {
      body: { title: 'Done', date: '2026-11-21', completed: true },
    });
    const { body } = await download(board, await rotate(student));
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const named = (name: string) =>
      events.find((event) => event.getFirstPropertyValue('summary') === name);
    const alarm = (name: string) =>
      String(named(name)?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'));
    expect(alarm('Lab report')).toBe('2026-11-18T07:45:00Z');
    expect(alarm('Talk')).toBe('-PT15M');
    expect(String(named('Essay')?.getFirstPropertyValue('dtstart'))).toBe('2026-11-21');
    expect(named('Done')).toBeUndefined();
  });

  test('a line of a text is never one of the calendar', async () => {
    const title = 'Essay\rBEGIN:VALARM\r\nEND:VEVENT\n';
    await student.call(createTask, { body: { title, date: '2026-11-21', description: title } });
    await student.call(createCourse, {
      body: { course_name: title, teacher: title, date: '2026-11-21', time: '08:00-09:00' },
    });
    const { body } = await download(board, await rotate(student));
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(body.match(/^END:VEVENT/gm)).toHaveLength(2);
  });

  test('lets others have their turn while a year of tasks is written', async () => {
    await student.call(createTask, {
      body: {
        title: 'Essay',
        date: '2026-11-18',
        description: 'Words, '.repeat(700),
        recurrence: 'FREQ=DAILY',
      },
    });
    const address = await rotate(student);
    const share = await longestShare(async () => {
      await download(board, address);
    });
    expect(share).toBeLessThan(0.3);
  });

  test('both parsers find an alarm for each reminder, and a moment without an end', async () => {
    await student.call(createTask, {
      body: {
        title: 'Seminar talk',
        date: '2026-11-20',
        time: '16:00-16:00',
        reminders: [
          { minutes_before: 15 },
          { minutes_before: 60 },
          { time: '2026-11-19T12:00:00Z' },
        ],
      },
    });
    const { body } = await download(board, await rotate(student));
    const event = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent');
    const moments = ['2026-11-19T12:00:00Z', '2026-11-20T07:00:00Z', '2026-11-20T07:45:00Z'];
    const triggers = event
      ?.getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers?.sort()).toEqual(moments);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-20T16:00:00');
    expect(event?.hasProperty('dtend')).toBe(false);
    const [found] = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(found).toMatchObject({ summary: 'Seminar talk' });
    expect(found?.type === 'VEVENT' && found.alarms).toHaveLength(moments.length);
    expect(found?.type === 'VEVENT' && found.start.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  });

  test('exams have their place, their seat and an alarm of each reminder', async () => {
    const exam = { title: 'Midterm', course: 'Algebra', date: '2026-11-28', time: '09:00-11:00' };
    await student.call(createExam, { body: { ...exam, room: 'Hall 3', seat: '27' } });
    const { body } = await download(board, await rotate(student));
    expect(body).toContain('SUMMARY:Exam: Algebra Midterm');
    expect(body).toContain('LOCATION:Hall 3');
    expect(body).toContain('DESCRIPTION:Seat: 27');
    expect(body.match(/TRIGGER:.*/g)?.map((line) => line.trim())).toEqual([
      'TRIGGER:-P7D',
      'TRIGGER:-P3D',
      'TRIGGER:-P1D',
    ]);
  });

  test('old tasks, however many, do not push out the one of tomorrow', async () => {
    const old = Array.from({ length: 600 }, (_, number) => `Late ${number}`);
    const add = (title: string, date: string) =>
      student.call(createTask, { body: { title, date } });
    // All at once would be more than a busy machine has connections for.
    for (let from = 0; from < old.length; from += 20)
      await Promise.all(old.slice(from, from + 20).map((title) => add(title, '2026-10-05')));
    await add('Forgotten', '2026-01-05');
    await add('Tomorrow', '2026-11-20');
    const { body } = await download(board, await rotate(student));
    expect(body).toContain('SUMMARY:Tomorrow');
    expect(body).not.toContain('SUMMARY:Forgotten');
    expect(body.match(/SUMMARY:Late/g)).toHaveLength(old.length);
  });
});
