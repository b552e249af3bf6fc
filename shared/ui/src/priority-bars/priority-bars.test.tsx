import { render, screen } from '@testing-library/react';
import { PriorityBars } from './priority-bars.tsx';

test('says the priority where no words stand beside it', () => {
  render(<PriorityBars priority="high" label="High" />);
  expect(screen.getByRole('img', { name: 'High' })).toBeVisible();
});

test('is decoration beside words', () => {
  render(<PriorityBars priority="low" />);
  expect(screen.queryByRole('img')).toBeNull();
});
