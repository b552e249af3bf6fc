import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('ticks by the space bar', async () => {
  const tick = jest.fn();
  render(<Checkbox label="Remember me" checked={false} onChange={tick} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(tick).toHaveBeenCalledWith(true);
});

test('can stand between ticked and not', () => {
  const { rerender } = render(
    <Checkbox label="All" checked={false} indeterminate onChange={() => {}} />,
  );
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox label="All" checked onChange={() => {}} />);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('has its name without showing it', () => {
  render(<Checkbox hideLabel label="Done: Essay" checked={false} onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Done: Essay' })).toBeVisible();
  expect(screen.queryByText('Done: Essay')).toBeNull();
});
