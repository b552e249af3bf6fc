import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

test('is a switch with a name and a description', async () => {
  const turn = jest.fn();
  render(<Switch label="Email" description="A summary at 07:30" checked={false} onChange={turn} />);
  const control = screen.getByRole('switch', { name: 'Email', checked: false });
  expect(control).toHaveAccessibleDescription('A summary at 07:30');
  await userEvent.click(screen.getByText('Email'));
  expect(turn).toHaveBeenCalledWith(true);
});
