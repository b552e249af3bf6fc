import { createTask } from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Zone, day and start on the wall, minutes before it, and the instant at which it has to be told. */
const table = [
  ['Asia/Shanghai', '2027-03-28', '08:00', 0, '2027-03-28T00:00:00Z'],
  ['Asia/Kathmandu', '2027-03-28', '08:00', 60, '2027-03-28T01:15:00Z'],
  ['Pacific/Kiritimati', '2027-11-07', '00:30', 0, '2027-11-06T10:30:00Z'],
  // The clocks go forward over this time: it is told as much later as they skip.
  ['Europe/Berlin', '2027-03-28', '02:30', 0, '2027-03-28T01:30:00Z'],
  ['Atlantic/Azores', '2027-03-28', '00:30', 0, '2027-03-28T01:30:00Z'],
  ['America/New_York', '2027-03-14', '02:30', 0, '2027-03-14T07:30:00Z'],
  ['America/St_Johns', '2027-03-14', '02:15', 10, '2027-03-14T05:35:00Z'],
  ['Africa/Cairo', '2027-04-30', '00:30', 0, '2027-04-29T22:30:00Z'],
  ['America/Santiago', '2027-09-05', '00:30', 0, '2027-09-05T04:30:00Z'],
  ['Pacific/Auckland', '2027-09-26', '02:30', 0, '2027-09-25T14:30:00Z'],
  ['Australia/Sydney', '2027-10-03', '02:30', 0, '2027-10-02T16:30:00Z'],
  ['Australia/Lord_Howe', '2027-10-03', '02:15', 0, '2027-10-02T15:45:00Z'],
  // The clocks go back and show this time twice: it is told the first time and not the second.
  ['Pacific/Auckland', '2027-04-04', '02:30', 0, '2027-04-03T13:30:00Z'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', 0, '2027-04-03T14:45:00Z'],
  ['Australia/Sydney', '2027-04-04', '02:30', 0, '2027-04-03T15:30:00Z'],
  ['America/Santiago', '2027-04-03', '23:30', 0, '2027-04-04T02:30:00Z'],
  ['Africa/Cairo', '2027-10-28', '23:30', 0, '2027-10-28T20:30:00Z'],
  ['Europe/Berlin', '2027-10-31', '02:30', 0, '2027-10-31T00:30:00Z'],
  ['America/New_York', '2027-11-07', '01:30', 0, '2027-11-07T05:30:00Z'],
  // A day before is 24 hours before, whatever the clocks did meanwhile.
  ['Europe/Berlin', '2027-03-28', '09:00', 1_440, '2027-03-27T07:00:00Z'],
  ['Europe/Berlin', '2027-10-31', '09:00', 1_440, '2027-10-30T08:00:00Z'],
  ['Australia/Sydney', '2027-10-03', '09:00', 1_440, '2027-10-01T22:00:00Z'],
  ['America/New_York', '2027-11-07', '09:00', 1_440, '2027-11-06T14:00:00Z'],
] as const;

describeOnEngines('reminders in the zones of the world', () => {
  const board = boardForAll();

  async function toldAt(userId: string, time: number): Promise<number> {
    board.clock.set(new Date(time).toISOString());
    await board.app.jobs.runDue();
    const { notifications } = await board.services.database.reader.query
      .selectFrom('notifications')
      .select((is) => is.fn.countAll<number>().as('notifications'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(notifications);
  }

  it('are told at their instant, once, whatever the clocks do before and after', async () => {
    const wrong: string[] = [];
    for (const [timeZone, date, start, minutes, told] of table) {
      const moment = Date.parse(told);
      board.clock.set(new Date(moment - 36 * hour).toISOString());
      const person = await board.asUser();
      await person.call(updatePreferences, { body: { timeZone } });
      await person.call(createTask, {
        body: {
          title: 'Linear Algebra',
          date,
          time: `${start}-23:59`,
          reminders: [{ minutes_before: minutes }],
        },
      });
      const heard = [];
      for (const time of [
        moment - minute,
        moment - 3 * hour,
        moment,
        moment - 2 * hour,
        moment + hour,
        moment + 26 * hour,
      ]) {
        heard.push(await toldAt(person.user.id, time));
      }
      if (heard.join() !== '0,0,1,1,1,1') wrong.push(`${timeZone} ${date} ${start}: ${heard}`);
    }
    expect(wrong).toEqual([]);
  });
});
