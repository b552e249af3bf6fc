import { tintFrame } from './tint-frame.ts';

test('the frame around the page has the ground of its theme', () => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  const frame = document.querySelector('meta');
  tintFrame(true);
  expect(frame?.content).toBe('#1a1917');
  tintFrame(false);
  expect(frame?.content).toBe('#ffffff');
});
