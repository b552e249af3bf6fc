import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button.tsx';

test('is called by its label, not by its badge', () => {
  render(<IconButton icon="bell" label="Notifications, 3 unread" badge={3} />);
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveTextContent('3');
});

test('tells whether it is pressed', () => {
  render(<IconButton icon="pin" label="Pin" pressed />);
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
});

test('takes no click while busy', async () => {
  const act = jest.fn();
  render(<IconButton icon="refresh" label="Refresh" busy onClick={act} />);
  await userEvent.click(screen.getByRole('button'));
  expect(act).not.toHaveBeenCalled();
});
