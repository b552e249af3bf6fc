import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 10, 18, 12);
const ago = (minutes: number) => now - minutes * 60_000;
const options = { timeZone: 'UTC' };

test('what is not a minute old happened just now', () => {
  expect(relativeTime(now - 59_000, now, 'en')).toBe('just now');
  expect(relativeTime(now + 5_000, now, 'zh-CN')).toBe('刚刚');
});

test('minutes and hours are counted down to the whole', () => {
  expect(relativeTime(ago(59), now, 'en')).toBe('59 minutes ago');
  expect(relativeTime(ago(23 * 60 + 59), now, 'en')).toBe('23 hours ago');
});

test('a chat turns to a date after a day, a notification counts days for a week', () => {
  expect(relativeTime(ago(24 * 60), now, 'en', options)).toBe('17 Nov 2026');
  expect(relativeTime(ago(24 * 60), now, 'en', { ...options, days: true })).toBe('1 day ago');
  expect(relativeTime(ago(7 * 24 * 60), now, 'en', { ...options, days: true })).toBe('11 Nov 2026');
});
