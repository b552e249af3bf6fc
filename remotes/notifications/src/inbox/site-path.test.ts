import { sitePath } from './site-path.ts';

test('a path of this site is followed', () => {
  expect(sitePath('/tasks?open=1#top')).toBe('/tasks?open=1#top');
});

test.each([
  '//evil.example',
  '/.//evil.example',
  '/\\evil.example',
  '\\\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
])('%s is not', (actionUrl) => {
  expect(sitePath(actionUrl)).toBeUndefined();
});
