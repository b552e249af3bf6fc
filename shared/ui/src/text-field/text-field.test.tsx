import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Typing(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="Title" {...props} value={value} onChange={setValue} />;
}

test('what is typed reaches the caller and stays', async () => {
  render(<Typing />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.type(field, 'Lab report');
  expect(field).toHaveValue('Lab report');
});

test('hint and error describe the field, and the error is announced', () => {
  render(<Typing hint="3 to 20 letters" error="Too short" />);
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('3 to 20 letters Too short');
  expect(screen.getByRole('alert')).toHaveTextContent('Too short');
});

test('an optional field says so outside of its name', () => {
  render(<Typing optional />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.getByText('optional')).toBeVisible();
});

test('a hidden label still names the field', () => {
  render(<Typing hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

test('what was wrong and is mended leaves its place, so that what is below does not move', () => {
  const { container, rerender } = render(<Typing />);
  const place = () => container.querySelectorAll('.mended').length;
  expect(place()).toBe(0);
  rerender(<Typing error="Too short" />);
  expect(place()).toBe(0);
  rerender(<Typing />);
  expect(place()).toBe(1);
  expect(screen.getByRole('textbox')).toBeValid();
});

test('a field that takes no more says so', async () => {
  render(<Typing maxLength={5} hint="A name" />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Lab ');
  expect(field).toHaveAccessibleDescription('A name');
  await userEvent.type(field, 'report');
  expect(field).toHaveValue('Lab r');
  expect(field).toHaveAccessibleDescription('No more than 5 characters');
});
