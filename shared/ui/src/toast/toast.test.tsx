import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast, type ToastMessage } from './toasts.ts';

function show(toast: ToastMessage): string {
  let id = '';
  act(() => {
    id = showToast(toast);
  });
  return id;
}

test('the action runs once, the toast goes, and nothing is made final', async () => {
  const undo = jest.fn();
  const final = jest.fn();
  render(<ToastRegion />);
  show({ message: 'Task deleted', action: { label: 'Undo', onAction: undo }, onClose: final });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Task deleted')).not.toBeInTheDocument());
  expect(final).not.toHaveBeenCalled();
});

test('closed without its action, the thing is final', async () => {
  const final = jest.fn();
  render(<ToastRegion />);
  show({ message: 'Course deleted', onClose: final });
  await userEvent.hover(await screen.findByText('Course deleted'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(final).toHaveBeenCalledTimes(1));
});

test('an error is announced at once', async () => {
  render(<ToastRegion />);
  const id = show({ tone: 'error', message: 'The task was not saved' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The task was not saved');
  act(() => dismissToast(id));
});

test('lives in a named region', () => {
  render(<ToastRegion />);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument();
});
