import { renderBoard, someTask, someUser } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { MoveDialog } from './move-dialog.tsx';

test.each([
  ['2026-11-25', ['Today', 'Tomorrow', 'Sat', 'Next Mon']],
  ['2026-11-30', ['Today', 'Tomorrow', 'Sat', 'Next Mon']],
  ['2026-11-28', ['Today', 'Tomorrow', 'Next Mon']],
  ['2026-11-29', ['Today', 'Tomorrow', 'Sat']],
])('on %s the near days are %s: no name means another day than one reads', async (today, names) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), advanceTimers: true });
  try {
    renderBoard(<MoveDialog open tasks={[someTask()]} onClose={() => {}} onMoved={() => {}} />, {
      messages,
      user: someUser(),
    });
    const days = await screen.findByRole('radiogroup', { name: 'Days that are near' });
    expect([...days.querySelectorAll('label')].map((day) => day.textContent)).toEqual(names);
  } finally {
    jest.useRealTimers();
  }
});
