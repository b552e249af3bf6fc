import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const groups: readonly CommandGroup[] = [
  { id: 'actions', label: 'Actions', items: [{ id: 'add', label: 'Add task' }] },
  { id: 'pages', label: 'Pages', items: [{ id: 'profile', label: 'Profile', detail: 'Account' }] },
];

function Palette(props: Partial<CommandPaletteProps>) {
  const [query, setQuery] = useState('');
  return (
    <CommandPalette
      open
      onClose={() => {}}
      label="Find or do anything"
      placeholder="Find"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      emptyText="Nothing found"
      onRun={() => {}}
      {...props}
    />
  );
}

test('the first command is ready, the arrow goes on to the next group, Enter runs it', async () => {
  const run = jest.fn();
  render(<Palette onRun={run} />);
  const search = await screen.findByRole('combobox', { name: 'Find or do anything' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ id: 'profile' }));
  expect(search).toHaveValue('');
});

test('typing asks the caller, and the match is marked', async () => {
  render(<Palette />);
  await userEvent.type(await screen.findByRole('combobox'), 'add');
  expect(screen.getByRole('combobox')).toHaveValue('add');
  expect(screen.getByText('Add', { selector: 'mark' })).toBeVisible();
});

test('says when nothing is called that', async () => {
  render(<Palette groups={[]} />);
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('Esc leaves', async () => {
  const close = jest.fn();
  render(<Palette onClose={close} />);
  await screen.findByRole('combobox');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
