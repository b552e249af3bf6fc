import { sharedPatience, usualPatience } from './patience.ts';

test('three providers that hang are waited for no longer than one', () => {
  const { firstByteMs, idleMs } = sharedPatience(usualPatience, 3);
  expect(firstByteMs * 3).toBe(usualPatience.firstByteMs);
  expect(idleMs).toBe(usualPatience.idleMs);
  expect(sharedPatience(usualPatience, 1)).toEqual(usualPatience);
});
