import { act, renderHook } from '@testing-library/react';
import { useWeekView } from './use-week-view.ts';

test('what was chosen on a phone says nothing about a desk', () => {
  localStorage.clear();
  let isPhone = true;
  const told = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: isPhone,
        addEventListener: (_: string, tell: () => void) => told.add(tell),
        removeEventListener: (_: string, tell: () => void) => told.delete(tell),
      }) as unknown as MediaQueryList,
  );
  const { result, rerender } = renderHook(useWeekView);
  expect(result.current[0]).toBe('day');
  act(() => result.current[1]('week'));
  isPhone = false;
  act(() => told.forEach((tell) => void tell()));
  act(() => result.current[1]('day'));
  isPhone = true;
  rerender();
  expect(result.current[0]).toBe('week');
});
