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

test('on a phone they leave a sheet, and a field low on the page, for the top', async () => {
  render(
    <>
      <div role="dialog" aria-label="Class code" tabIndex={-1} />
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <ToastRegion />
    </>,
  );
  show({ message: 'Group 2 was made' });
  const region = screen.getByRole('region', { name: 'Messages' });
  const search = screen.getByRole('textbox', { name: 'Search' });
  const focus = (element: HTMLElement, top: number) => {
    const place = { ...element.getBoundingClientRect(), top };
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(place);
    act(() => element.blur());
    act(() => element.focus());
  };
  focus(screen.getByRole('dialog', { name: 'Class code' }), 400);
  expect(region).toHaveAttribute('data-end', 'top');
  focus(screen.getByRole('button', { name: 'Elsewhere' }), 400);
  expect(region).toHaveAttribute('data-end', 'bottom');
  focus(search, 600);
  expect(region).toHaveAttribute('data-end', 'top');
  focus(search, 8);
  expect(region).toHaveAttribute('data-end', 'bottom');
});

test('on a desk too they leave a dialog and a menu, but no field of the page', () => {
  render(
    <>
      <div role="menu" aria-label="Task" tabIndex={-1} />
      <input aria-label="Quick add" />
      <ToastRegion />
    </>,
  );
  show({ message: 'Task updated' });
  const region = screen.getByRole('region', { name: 'Messages' });
  act(() => screen.getByRole('menu', { name: 'Task' }).focus());
  expect(region).toHaveAttribute('data-over', 'layer');
  act(() => screen.getByRole('textbox', { name: 'Quick add' }).focus());
  expect(region).not.toHaveAttribute('data-over');
});
