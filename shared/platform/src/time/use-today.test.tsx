import { act, render, screen } from '@testing-library/react';
import { boardState } from '../state/board-state.ts';
import { useToday } from './use-today.ts';

function Today() {
  return <p>{useToday()}</p>;
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 18, 15, 58, 30) }));
afterEach(() => jest.useRealTimers());

test('today rolls over at midnight of the person’s zone in an open page', () => {
  boardState.timeZone = 'Asia/Shanghai';
  render(<Today />);
  expect(screen.getByText('2026-11-18')).toBeVisible();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText('2026-11-19')).toBeVisible();
});
