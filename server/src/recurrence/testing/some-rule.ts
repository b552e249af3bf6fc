import { calendarYears, recurrenceLimit } from '@board/contracts/constants/limits';
import fc from 'fast-check';

const written = (date: Date): string => date.toISOString().slice(0, 10);
const day = fc
  .date({
    min: new Date(Date.UTC(calendarYears.first, 0, 1)),
    max: new Date(Date.UTC(calendarYears.last, 11, 31)),
    noInvalidDate: true,
  })
  .map(written);

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const place = fc.constantFrom('-1', '1', '2', '3', '4');
const list = (each: fc.Arbitrary<string>) =>
  fc.array(each, { minLength: 1, maxLength: 7 }).map((values) => `;BYDAY=${values.join()}`);
const whenByFrequency = {
  DAILY: fc.oneof(fc.constant(''), list(weekday)),
  WEEKLY: fc.oneof(fc.constant(''), list(weekday)),
  MONTHLY: fc.oneof(
    fc.constant(''),
    list(fc.tuple(place, weekday).map((parts) => parts.join(''))),
    fc
      .oneof(fc.constant(-1), fc.integer({ min: 1, max: 31 }))
      .map((value) => `;BYMONTHDAY=${value}`),
  ),
};

const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: recurrenceLimit.count }).map((count) => `;COUNT=${count}`),
  day.map((until) => `;UNTIL=${until.replaceAll('-', '')}`),
);
const interval = fc.oneof(
  fc.constant(''),
  fc
    .oneof(fc.constantFrom(7, 14, 12), fc.integer({ min: 1, max: recurrenceLimit.interval }))
    .map((every) => `;INTERVAL=${every}`),
);

const rule = fc
  .constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const)
  .chain((freq) =>
    fc.tuple(interval, end, whenByFrequency[freq]).map((parts) => `FREQ=${freq}${parts.join('')}`),
  );

/** Any rule that may be sent, from any day, and a day from which one looks at it. */
export const someRule = fc.record({ rule, start: day, from: day });
