import { boardState } from '@board/platform/host';
import { renderBoard } from '@board/test-kit';
import { act } from '@testing-library/react';
import { stepDay, useDaySteps } from './day-steps.ts';

function Steps() {
  useDaySteps();
  return null;
}

test('two steps at once count from the day that was pressed, not from the one still drawn', () => {
  renderBoard(<Steps />, { day: '2026-11-18' });
  act(() => {
    stepDay(1);
    stepDay(1);
  });
  expect(boardState.selectedDay).toBe('2026-11-20');
});
