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

test('what was said of one thing is over when more of them are spoken of at once', async () => {
  render(<ToastHost />);
  const action = { label: 'Undo', run: () => undefined };
  act(() => toast({ tone: 'success', message: 'Essay added', key: 'essay', action }));
  act(() => toast({ tone: 'success', message: 'Run added', key: 'run', action }));
  expect(await screen.findByText('Essay added')).toBeVisible();
  expect(await screen.findByText('Run added')).toBeVisible();
  const about = ['essay', 'sheet'];
  act(() => toast({ tone: 'success', message: '2 tasks deleted', about, action }));
  expect(await screen.findByText('2 tasks deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Essay added')).toBeNull());
  expect(screen.getByText('Run added')).toBeVisible();
});
