import { renderHook } from '@testing-library/react';
import { useDayWords } from './use-day-words.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 18, 4), doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a day is read from words, and nothing from words that are more than a day', async () => {
  const { result: read } = renderHook(() => useDayWords());
  const dayOf = async (words: string) => (await read.current(words))?.day;
  expect(await dayOf('fri')).toBe('2026-11-20');
  expect(await dayOf('下周五')).toBe('2026-11-27');
  expect(await dayOf('by tomorrow')).toBe('2026-11-19');
  expect(await dayOf('essay fri')).toBeUndefined();
  expect(await dayOf('')).toBeUndefined();
});
