import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CommandGroup } from './command.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

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
      closeLabel="Close"
      runLabel="Open"
      onRun={() => {}}
      {...props}
    />
  );
}

/** A key goes to the field, and to the line that is marked by then. */
async function ready(line: string): Promise<HTMLElement> {
  const search = await screen.findByRole('combobox', { name: 'Find or do anything' });
  await waitFor(() => {
    expect(search).toHaveFocus();
    expect(screen.getByRole('option', { name: line })).toHaveAttribute('data-highlighted');
  });
  return search;
}

test('the first command is ready, the arrow goes on to the next group, Enter runs it', async () => {
  const run = jest.fn();
  render(<Palette onRun={run} />);
  const search = await ready('Add task');
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
  render(<Palette groups={[]} status="Nothing found" />);
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('Esc leaves', async () => {
  const close = jest.fn();
  render(<Palette onClose={close} />);
  await ready('Add task');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('what was meant is marked where it stands, whatever was typed', async () => {
  const items = [{ id: 'task', label: '整理线性代数错题', marks: [[2, 6]] }];
  render(<Palette groups={[{ id: 'tasks', label: 'Tasks', note: '1', items }]} />);
  expect(await screen.findByText('线性代数', { selector: 'mark' })).toBeVisible();
});

test('the chosen hit has actions, by key and in the foot', async () => {
  const act = jest.fn();
  const tick = { id: 'tick', label: 'Complete', icon: 'check', key: 'x' } as const;
  const items = [{ id: 'task', label: 'Essay', actions: [tick] }];
  render(<Palette groups={[{ id: 'tasks', label: 'Tasks', items }]} onAct={act} />);
  await ready('Essay');
  const button = screen.getByRole('button', { name: /Complete/ });
  await userEvent.keyboard('{Control>}x{/Control}');
  await userEvent.click(button);
  expect(act.mock.calls).toEqual([
    [expect.objectContaining({ id: 'task' }), tick],
    [expect.objectContaining({ id: 'task' }), tick],
  ]);
});

test('an arrow leads into the actions and back, and how many there are is said', async () => {
  const act = jest.fn();
  const tick = { id: 'tick', label: 'Complete', icon: 'check', key: 'x' } as const;
  const items = [{ id: 'task', label: 'Essay', actions: [tick] }];
  render(<Palette groups={[{ id: 'tasks', label: 'Tasks', items }]} onAct={act} note="1 hit" />);
  await ready('Essay');
  expect(await screen.findByText('1 hit', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: /Complete/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(act).toHaveBeenCalledTimes(1);
});

test('an arrow that another key or an input method has in hand stays in the words', async () => {
  const tick = { id: 'tick', label: 'Complete', icon: 'check', key: 'x' } as const;
  const items = [{ id: 'task', label: 'Essay', actions: [tick] }];
  render(<Palette groups={[{ id: 'tasks', label: 'Tasks', items }]} />);
  const search = await ready('Essay');
  fireEvent.keyDown(search, { key: 'ArrowRight', isComposing: true });
  fireEvent.keyDown(search, { key: 'ArrowRight', metaKey: true });
  fireEvent.keyDown(search, { key: 'ArrowRight', shiftKey: true });
  expect(search).toHaveFocus();
});

test('the last lines are always there, chosen when nothing is found, and have keys of their own', async () => {
  const run = jest.fn();
  const last = [
    { id: 'add', label: 'Add task' },
    { id: 'ask', label: 'Ask' },
  ];
  render(<Palette groups={[]} last={last} onRun={run} />);
  await ready('Add task');
  expect(screen.getByRole('group')).toHaveAccessibleName();
  await userEvent.keyboard('{Enter}{Alt>}{Enter}{/Alt}{Control>}{Enter}{/Control}');
  expect(run.mock.calls.map(([{ id }]) => id)).toEqual(['add', 'ask', 'add']);
});

test('an example is typed by a press', async () => {
  render(<Palette examples={{ label: 'You can write', words: ['friday'] }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'friday' }));
  expect(screen.getByRole('combobox')).toHaveValue('friday');
});
