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
])('%s becomes %s', async (typed, kept) => {
  render(<Amount />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), typed);
  expect(screen.getByRole('textbox')).toHaveValue(kept);
});

test('brings up the number pad of a phone', () => {
  render(<Amount />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});
