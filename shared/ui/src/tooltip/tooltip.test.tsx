import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

test('shows on keyboard focus, in place of the browser’s own, and Esc takes it away', async () => {
  render(
    <Tooltip text="Dark mode" shortcut="D">
      <IconButton icon="moon" label="Dark mode" />
    </Tooltip>,
  );
  expect(screen.getByRole('button')).not.toHaveAttribute('title', 'Dark mode');
  await userEvent.tab();
  expect(await screen.findByText('D')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('D')).not.toBeInTheDocument());
});
