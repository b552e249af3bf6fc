import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented.tsx';

function ViewChoice() {
  const [view, setView] = useState<'week' | 'day'>('week');
  return (
    <Segmented
      label="View"
      options={[
        { value: 'week', label: 'Week' },
        { value: 'day', label: 'Day' },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

test('is a radio group which the arrow keys move in', async () => {
  render(<ViewChoice />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Week' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
});
