import { weekPicture } from './week-picture.ts';

const days = Array.from({ length: 5 }, (_, index) => {
  const from = 480 + index * 105;
  const lesson = { from, to: from + 85, title: 'Computer Networks', text: 'D 301', color: 1 };
  return { date: `2026-11-${16 + index}`, blocks: [lesson] };
});

test('a lesson shows its room at whichever hour it is', () => {
  const picture = weekPicture({ name: 'Lin', days, locale: 'en' });
  expect(picture.match(/D 301/g)).toHaveLength(days.length);
});

test('a lesson of one period shows its room below its name', () => {
  const [day] = days;
  const short = { from: 840, to: 880, title: 'Current Affairs', text: 'Hall 2', color: 4 };
  const picture = weekPicture({
    name: 'Lin',
    days: [{ date: day?.date ?? '', blocks: [short] }],
    locale: 'en',
  });
  expect(picture).toMatch(/Current Affairs<.*Hall 2</);
});
