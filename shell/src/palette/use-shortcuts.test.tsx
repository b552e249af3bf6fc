import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from './use-shortcuts.ts';

const ran: string[] = [];
const command = (shortcut: string) => ({
  id: shortcut,
  title: shortcut,
  group: 'a group',
  icon: 'plus' as const,
  shortcut,
  run: () => ran.push(shortcut),
});

function Page() {
  useShortcuts({
    commands: [command('n'), command('g f')],
    onPalette: () => ran.push('palette'),
    onSheet: () => ran.push('sheet'),
  });
  return <input aria-label="a field" />;
}

beforeEach(() => {
  ran.length = 0;
  render(<Page />);
});

test('single keys and sequences run their command', async () => {
  await userEvent.keyboard('n');
  await userEvent.keyboard('gf');
  await userEvent.keyboard('?');
  expect(ran).toEqual(['n', 'g f', 'sheet']);
});

test('nothing runs while somebody writes, but the palette opens', async () => {
  await userEvent.type(screen.getByLabelText('a field'), 'gn?');
  expect(ran).toEqual([]);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(ran).toEqual(['palette']);
});

test('keys that belong to the browser are left to it', async () => {
  await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}');
  expect(ran).toEqual([]);
});
