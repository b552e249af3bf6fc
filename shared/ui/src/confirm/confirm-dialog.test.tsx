import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, preloadConfirm } from './confirm-dialog.tsx';

beforeAll(preloadConfirm);

function renderDialog() {
  const cancel = jest.fn();
  const confirm = jest.fn();
  render(
    <ConfirmDialog
      open
      danger
      title="Delete this record?"
      consequence="The month's totals change with it."
      confirmText="Delete"
      onCancel={cancel}
      onConfirm={confirm}
    />,
  );
  return { cancel, confirm };
}

test('names the thing and its consequence, and a danger starts on cancel', async () => {
  renderDialog();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this record?' });
  expect(dialog).toHaveAccessibleDescription("The month's totals change with it.");
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

test('Esc means no', async () => {
  const { cancel, confirm } = renderDialog();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
});

test('the named button means yes', async () => {
  const { confirm } = renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
