import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { SayProvider } from '../texts/say.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';

test('opens, moves and chooses by keyboard', async () => {
  const logOut = jest.fn();
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem onSelect={() => {}}>Profile</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={logOut}>Log out</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Profile' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(logOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test.each([
  ['without a network says so and does nothing', 'You are offline', 0],
  ['with one is done', undefined, 1],
])('what needs the network %s', async (_, noNetwork, times) => {
  const remove = jest.fn();
  render(
    <SayProvider onSay={() => undefined} noNetwork={noNetwork}>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem needsNetwork onSelect={remove}>
          Delete
        </MenuItem>
      </Menu>
    </SayProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item).toHaveTextContent(`Delete${noNetwork ?? ''}`);
  await userEvent.click(item);
  expect(remove).toHaveBeenCalledTimes(times);
});
