import { defaultPeriodLines, readPeriodLines, writePeriodLines } from './period-lines.ts';

test('the default table is written and read back', () => {
  const periods = readPeriodLines(defaultPeriodLines);
  expect(periods).toHaveLength(14);
  expect(writePeriodLines(periods ?? [])).toBe(defaultPeriodLines);
});

test.each([
  ['8:00-8:40', '08:00-08:40'],
  ['08：00～08：40', '08:00-08:40'],
  [' 08:00 – 08:40 \n\n09:00至09:40 ', '08:00-08:40\n09:00-09:40'],
])('%j reads as %j', (text, lines) => {
  expect(writePeriodLines(readPeriodLines(text) ?? [])).toBe(lines);
});

test.each(['', 'morning', '08:00', '08:00-08:40\nnoon'])('%j is refused', (text) => {
  expect(readPeriodLines(text)).toBeNull();
});
