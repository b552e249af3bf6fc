import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

function renderField() {
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      hint="6 to 100 characters"
      value="secret"
      onChange={() => {}}
    />,
  );
  return screen.getByLabelText('Password');
}

test('shows the password on request and hides it again', async () => {
  const field = renderField();
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a key is called a key', async () => {
  render(
    <PasswordField label="API key" secret="key" autoComplete="off" value="k" onChange={() => {}} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show key' }));
  expect(screen.getByRole('button', { name: 'Hide key' })).toBeVisible();
});

test('warns of caps lock beside the hint, until the field is left', () => {
  const field = renderField();
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/6 to 100 characters/);
  fireEvent.blur(field);
  expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
});
