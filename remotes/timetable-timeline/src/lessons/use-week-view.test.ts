import { act, renderHook } from '@testing-library/react';
import { useWeekView } from './use-week-view.ts';

let isPhone = true;

beforeEach(() => {
  localStorage.clear();
  isPhone = true;
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: isPhone }));
});

afterEach(() => jest.restoreAllMocks());

test('what is chosen on a phone says nothing about a desk, and is there again on a phone', () => {
  const { result, rerender } = renderHook(useWeekView);
  act(() => result.current[1]('day'));
  isPhone = false;
  rerender();
  expect(result.current[0]).toBe('week');
  act(() => result.current[1]('week'));
  isPhone = true;
  rerender();
  expect(result.current[0]).toBe('day');
});
