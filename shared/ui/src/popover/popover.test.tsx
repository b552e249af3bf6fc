import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

test('opens under its name and Esc closes it', async () => {
  render(
    <Popover trigger={<Button>Bell</Button>} title="Notifications">
      Nothing new
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
    'Nothing new',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bell' })).toHaveFocus());
});
