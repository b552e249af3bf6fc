import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';

function Amount() {
  const [amount, setAmount] = useState('');
  return <AmountField label="Amount" value={amount} onChange={setAmount} />;
}

test.each([
  ['18.00', '18.00'],
  ['18。5', '18.5'],
  ['18．5', '18.5'],
  ['18,5', '18,5'],
  ['1，000', '1,000'],
  ['¥ 18', '18'],
  ['-18', '-18'],
  ['1e3', '1e3'],
  ['3 + 4', '3+4'],
  ['18×2÷3', '18*2/3'],
])('%s becomes %s', async (typed, kept) => {
  render(<Amount />);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Amount' }), typed);
  expect(screen.getByRole('spinbutton')).toHaveValue(kept);
});

test('is a number field to a keyboard, a phone and a screen reader', async () => {
  render(<Amount />);
  const field = screen.getByRole('spinbutton', { name: 'Amount' });
  for (const [name, value] of [
    ['inputmode', 'decimal'],
    ['min', '0'],
    ['step', '0.01'],
    ['aria-valuemin', '0'],
  ] as const)
    expect(field).toHaveAttribute(name, value);
  await userEvent.type(field, '18,5');
  expect(field).toHaveAttribute('aria-valuenow', '18.5');
});

test('a sum says what it comes to', async () => {
  render(<Amount />);
  await userEvent.type(screen.getByRole('spinbutton'), '186/3');
  expect(screen.getByRole('spinbutton')).toHaveAccessibleDescription('= 62.00');
});

test.each([
  ['', '{ArrowUp}', '0.01'],
  ['', '{ArrowDown}', '0.00'],
  ['0.01', '{ArrowDown}{ArrowDown}', '0.00'],
  ['18.1', '{ArrowUp}{ArrowUp}', '18.12'],
  ['1,000', '{ArrowDown}', '999.99'],
  ['9999999.99', '{ArrowUp}', '9999999.99'],
  ['1e3', '{ArrowUp}', '1e3'],
])('%j becomes by %s %s', async (typed, keys, kept) => {
  render(<Amount />);
  const field = screen.getByRole('spinbutton');
  if (typed) await userEvent.type(field, typed);
  await userEvent.type(field, keys);
  expect(field).toHaveValue(kept);
});

test('under a finger a sum has a plus of its own, which a number pad may lack', async () => {
  const none = window.matchMedia;
  window.matchMedia = (media) => Object.assign(none(media), { matches: media.includes('coarse') });
  render(<Amount />);
  const field = screen.getByRole('spinbutton', { name: 'Amount' });
  expect(screen.queryByRole('button', { name: 'Sum' })).toBeNull();
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Sum' }));
  expect(field).toHaveFocus();
  await userEvent.type(field, '4');
  expect(field).toHaveAttribute('aria-valuenow', '7');
  window.matchMedia = none;
});
