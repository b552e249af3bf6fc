import { fireEvent, render, screen } from '@testing-library/react';
import { DateField, TimeField } from './date-field.tsx';

test('a day goes in and out as YYYY-MM-DD', () => {
  const choose = jest.fn();
  render(<DateField label="Date" value="2026-11-18" onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-19' } });
  expect(choose).toHaveBeenCalledWith('2026-11-19');
});

test('a time goes in and out as HH:MM', () => {
  const choose = jest.fn();
  render(<TimeField label="Time" value="16:00" onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '17:30' } });
  expect(choose).toHaveBeenCalledWith('17:30');
});
