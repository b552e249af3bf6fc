import { instantOf, wallIn } from './zones.ts';

/** Zone, day and time on the wall, and the instant it names. */
const moments = [
  ['Asia/Shanghai', '2026-11-18', '08:00', '2026-11-18T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-18', '08:00', '2026-11-18T02:15:00Z'],
  ['Pacific/Kiritimati', '2026-11-18', '00:30', '2026-11-17T10:30:00Z'],
  ['Pacific/Pago_Pago', '2026-11-18', '23:30', '2026-11-19T10:30:00Z'],
  ['Australia/Lord_Howe', '2026-12-18', '08:00', '2026-12-17T21:00:00Z'],
  // Summer time begins: the hour from 2 to 3 does not exist.
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00Z'],
  // It begins at midnight: the day has no 00:30.
  ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:30:00Z'],
  // It ends: the hour from 2 to 3 comes twice, and the first counts.
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
] as const;

test.each(moments)('%s %s %s', (zone, date, time, instant) => {
  expect(new Date(instantOf(zone, date, time)).toISOString()).toBe(new Date(instant).toISOString());
});

test('the wall shows what the instant was made from', () => {
  for (const [zone, date, time] of moments.slice(0, 5)) {
    expect(wallIn(zone, instantOf(zone, date, time))).toEqual({ day: date, time });
  }
});
