import { damage, read } from './testing/read-text.ts';
import { calendar, event, lesson, zone } from './testing/some-calendar.ts';

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('\r\n');

const good = event('SUMMARY:Choir', 'DTSTART:20260909T080000', 'DURATION:PT40M');
const namesOf = (text: string) => read(text)?.courses.map((course) => course.course_name);
const meetingsOf = (text: string) => read(text)?.courses[0]?.meetings;

/** The processor's own time in milliseconds: the machine may be busy. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('an event that is out of all bounds', () => {
  test.each([
    ['ics_rule', lesson('RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=999999999')],
    ['ics_rule', lesson('RRULE:FREQ=WEEKLY;INTERVAL=5000')],
    ['ics_rule', lesson('RRULE:FREQ=DAILY;COUNT=999999999')],
    ['ics_rule', lesson('RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2')],
    ['ics_rule', lesson('RRULE:FREQ=MONTHLY;INTERVAL=100')],
    ['ics_rule', lesson('RRULE:FREQ=WEEKLY;UNTIL=never')],
    ['ics_rule', lesson('RRULE:FREQ=WEEKLY;UNTIL=20260914T996100Z')],
    ['ics_rule', lesson('RRULE:')],
    ['ics_year', lesson('RRULE:FREQ=WEEKLY', 'RDATE:99991231T235900Z')],
    ['ics_rule', lesson('RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY')],
    ['ics_year', event('SUMMARY:Talk', 'DTSTART:00010101T080000', 'RRULE:FREQ=DAILY')],
    ['ics_year', event('SUMMARY:Talk', 'DTSTART:99991230T080000', 'RRULE:FREQ=DAILY')],
    ['ics_year', event('SUMMARY:Talk', 'DTSTART:21001231T200000Z', 'DURATION:PT1H')],
    ['ics_value', event('SUMMARY:Talk', 'DTSTART:20260231T080000')],
    ['ics_value', event('SUMMARY:Talk', 'DTSTART:tomorrow')],
    ['ics_length', event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DURATION:P99999999999W')],
    ['ics_length', event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DTEND:20260910T080000')],
    ['too_many', lesson(many(61, () => 'LOCATION:Hall'))],
    ['too_many', lesson(many(501, () => 'EXDATE:20260914T080000'))],
    ['too_many', lesson(`EXDATE:20260914T080000${',20260914T080000'.repeat(500)}`)],
    ['too_many', lesson(`LOCATION:${'x'.repeat(20_001)}`)],
  ])('is left out for %s, and the others go on', (reason, bomb) => {
    const file = read(calendar(bomb, good));
    expect(file?.problems).toMatchObject([{ line: 4, reason }]);
    expect(file?.courses.map((course) => course.course_name)).toEqual(['Choir']);
  });

  test('need not have a name', () => {
    const nameless = event('DTSTART:20260907T080000', 'DURATION:PT40M', 'RRULE:FREQ=YEARLY');
    expect(namesOf(calendar(nameless, good))).toEqual(['Choir']);
  });

  test('may have any description', () => {
    const long = lesson(`DESCRIPTION:${'x'.repeat(100_000)}`);
    expect(namesOf(calendar(long))).toEqual(['Talk']);
  });

  test('may stand among any number of empty lines', () => {
    expect(
      namesOf(
        calendar(
          many(60_000, () => ''),
          good,
        ),
      ),
    ).toEqual(['Choir']);
  });

  test('of too many others is the end of its file', () => {
    const daily = lesson('RRULE:FREQ=DAILY');
    expect(damage(calendar(many(12, () => daily)))).toEqual([92, 'too_many']);
    expect(damage(calendar(many(5_001, () => good)))?.[1]).toBe('too_many');
    expect(damage(calendar(lesson(many(400_000, () => 'X:1'))))).toEqual([400_001, 'too_many']);
    const deep = many(9, () => 'BEGIN:X');
    expect(damage(calendar(deep))?.[1]).toBe('ics_nesting');
  });
});

test.each<[string, () => string]>([
  ['a zone that changes every second', () => calendar(zone('X', 'RRULE:FREQ=SECONDLY'), good)],
  [
    'a thousand long intervals',
    () => calendar(many(1_000, () => lesson('RRULE:FREQ=DAILY;INTERVAL=5000'))),
  ],
  [
    'a thousand intervals',
    () => calendar(many(1_000, () => lesson('RRULE:FREQ=DAILY;INTERVAL=97;BYDAY=MO'))),
  ],
  [
    '100,000 days left out',
    () =>
      calendar(
        lesson(
          'RRULE:FREQ=DAILY',
          many(100_000, () => 'EXDATE:20260914T080000'),
        ),
      ),
  ],
  [
    '100,000 days left out in a line',
    () => calendar(lesson(`EXDATE:20260914T080000${',20260914T080000'.repeat(100_000)}`)),
  ],
  [
    '5,000 events of a hundred properties',
    () => calendar(many(5_000, () => lesson(many(100, (index) => `X-SOMETHING-${index}:x`)))),
  ],
  [
    '5,000 events of sixty properties',
    () => calendar(many(5_000, () => lesson(many(56, () => 'LOCATION:Hall')))),
  ],
  [
    '2,500 events of one UID and 2,499 that stand for days of it',
    () =>
      calendar(
        many(2_500, () => lesson('RRULE:FREQ=DAILY;COUNT=2')),
        many(2_499, () => lesson('RECURRENCE-ID:20260908T080000')),
      ),
  ],
  [
    '5,000 single days of one course, years ahead',
    () =>
      calendar(
        good,
        many(4_999, (index) =>
          event(
            'SUMMARY:Talk',
            `DTSTART:20400101T${String(8 + (index % 12)).padStart(2, '0')}${String(index % 60).padStart(2, '0')}00`,
            `LOCATION:${index}`,
          ),
        ),
      ),
  ],
  [
    'a folded line of a million pieces',
    () =>
      calendar(
        lesson(
          'LOCATION:x',
          many(1_000_000, () => ' x'),
        ),
      ),
  ],
  [
    '5,000 zones that nobody knows',
    () =>
      calendar(
        many(5_000, (index) =>
          event('SUMMARY:Talk', `DTSTART;TZID=Nowhere ${index}:20260907T080000`),
        ),
      ),
  ],
])('%s: read in less than two seconds', (_, bomb) => {
  const text = bomb();
  expect(cost(() => damage(text))).toBeLessThan(2_000);
});

describe('days left out and moved', () => {
  const berlin = (...lines: string[]) =>
    event(
      'SUMMARY:Talk',
      'DTSTART;TZID=Europe/Berlin:20260907T080000',
      'DTEND;TZID=Europe/Berlin:20260907T090000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      ...lines,
    );

  test.each([
    'EXDATE:20260914T060000Z',
    'EXDATE;TZID=Europe/Berlin:20260914T080000',
    'EXDATE;TZID=Asia/Shanghai:20260914T140000',
    'EXDATE:20260914T080000',
    'EXDATE;VALUE=DATE:20260914',
    'EXDATE:20260914T000000Z',
    'EXDATE:20260914T080000Z',
  ])('%s leaves the second lesson out', (line) => {
    expect(meetingsOf(calendar(berlin(line)))).toMatchObject([
      { time: '14:00-15:00', weeks: '1,3周' },
    ]);
  });

  test('another time of the day leaves nothing out', () => {
    expect(meetingsOf(calendar(berlin('EXDATE:20260914T100000Z')))).toMatchObject([
      { weeks: '1-3周' },
    ]);
  });

  test('a lesson is moved, in whichever zone its old time is written', () => {
    const moved = event(
      'SUMMARY:Talk',
      'RECURRENCE-ID:20260914T060000Z',
      'DTSTART:20260915T070000Z',
    );
    expect(meetingsOf(calendar(moved, berlin()))).toMatchObject([
      { weekday: 1, weeks: '1,3周' },
      { weekday: 2, weeks: '2周' },
    ]);
  });

  test('a lesson is added', () => {
    const text = calendar(berlin('RDATE;TZID=Europe/Berlin:20260916T080000,20260914T080000'));
    expect(meetingsOf(text)).toMatchObject([
      { weekday: 1, weeks: '1-3周' },
      { weekday: 3, weeks: '2周' },
    ]);
  });

  test('an end counts until its minute, in UTC too', () => {
    const until = (text: string) =>
      meetingsOf(
        calendar(
          event(
            'SUMMARY:Talk',
            'DTSTART;TZID=Europe/Berlin:20260907T080000',
            `RRULE:FREQ=WEEKLY;UNTIL=${text}`,
          ),
        ),
      )?.[0]?.weeks;
    expect(until('20260914T060000Z')).toBe('1-2周');
    expect(until('20260914T055900Z')).toBe('1周');
    expect(until('20260914')).toBe('1-2周');
  });
});

describe('a zone', () => {
  const timeIn = (name: string, ...parts: string[]) => {
    const file = read(
      calendar(
        ...parts,
        event('SUMMARY:Talk', `DTSTART;TZID=${name}:20260909T080000`, 'DURATION:PT1H'),
      ),
    );
    return [file?.courses[0]?.meetings[0]?.time, file?.problems.map(({ reason }) => reason)];
  };

  test.each(['Europe/Berlin', 'W. Europe Standard Time', '/mozilla.org/20050126_1/Europe/Berlin'])(
    'is the world’s, whatever the file says of %s',
    (name) => {
      expect(timeIn(name, zone(name))).toEqual(['14:00-15:00', []]);
    },
  );

  test('is where the file says that it lies', () => {
    const own = zone('Ours').replace('TZID:Ours', 'TZID:Ours\r\nX-LIC-LOCATION:Europe/Berlin');
    expect(timeIn('Ours', own)).toEqual(['14:00-15:00', []]);
  });

  test('that nobody knows is taken to be the person’s, and that is told once', () => {
    expect(timeIn('Nowhere', zone('Nowhere'))).toEqual(['08:00-09:00', ['ics_zone']]);
    const twice = event('SUMMARY:Talk', 'DTSTART;TZID=Nowhere:20260907T080000');
    expect(read(calendar(twice, twice))?.problems).toHaveLength(1);
  });
});
