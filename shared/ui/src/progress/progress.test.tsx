import { render, screen } from '@testing-library/react';
import { Meter, ProgressBar } from './progress.tsx';

test('progress has a name, a value and words', () => {
  render(<ProgressBar label="Importing courses" value={0.5} text="21 of 42" />);
  const bar = screen.getByRole('progressbar', { name: 'Importing courses' });
  expect(bar).toHaveAttribute('aria-valuenow', '0.5');
  expect(bar).toHaveAttribute('aria-valuetext', '21 of 42');
});

test('unknown progress has no value', () => {
  render(<ProgressBar label="Preparing" value={null} hideLabel />);
  expect(screen.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});

test('a meter tells how full it is', () => {
  render(<Meter label="Storage" value={0.93} text="93 of 100 MB" tone="warning" />);
  expect(screen.getByRole('meter', { name: 'Storage' })).toHaveAttribute(
    'aria-valuetext',
    '93 of 100 MB',
  );
});

test('what is more than full is full', () => {
  render(<Meter label="Food" value={1.4} hideLabel />);
  const meter = screen.getByRole('meter', { name: 'Food' });
  expect(meter).toHaveAttribute('aria-valuenow', '1');
  expect(meter).toHaveAttribute('aria-valuetext', '100%');
});
