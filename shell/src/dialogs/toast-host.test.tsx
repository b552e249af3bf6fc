import { events, toast } from '@board/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ToastHost } from './toast-host.tsx';

test('what was said to one person goes with the session', async () => {
  render(<ToastHost />);
  act(() => toast({ tone: 'info', message: 'Your grade is there' }));
  expect(await screen.findByText('Your grade is there')).toBeVisible();
  act(() => events.emit('session.ended', { reason: 'expired' }));
  const goneBeforeItsTime = { timeout: 3_000 };
  await waitFor(
    () => expect(screen.queryByText('Your grade is there')).toBeNull(),
    goneBeforeItsTime,
  );
});
