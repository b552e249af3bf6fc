import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a click runs the action', async () => {
  const act = jest.fn();
  render(<Button onClick={act}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps its focus and ignores clicks', async () => {
  const act = jest.fn();
  render(
    <Button busy busyText="Saving…" onClick={act}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(act).not.toHaveBeenCalled();
});

test('a busy submit button does not send the form again', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Title" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Report{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('a button does not submit a form by accident', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('what hinders it counts, also where it could be pressed otherwise', () => {
  render(<Button hindrance="no network" disabled={false} label="Export" />);
  expect(screen.getByRole('button')).toBeDisabled();
});
