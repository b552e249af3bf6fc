import { calendarYears } from './limits.ts';

test('the years of the calendar are those of its pattern', () => {
  const years = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'));
  const pattern = new RegExp(`^${calendarYears.pattern}$`);
  const found = years.filter((year) => pattern.test(year)).map(Number);
  const { first, last } = calendarYears;
  expect(found).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
});
