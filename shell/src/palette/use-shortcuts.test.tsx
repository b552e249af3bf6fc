import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layers } from '../commands/open-layers.ts';
import { forgetEarly, useWords } from './early-letters.ts';
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

function Palette() {
  const [words] = useWords();
  return <output>{words}</output>;
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

describe('what is typed while the palette is on its way', () => {
  beforeEach(() => {
    layers.palette = true;
  });

  afterEach(() => {
    layers.palette = false;
    forgetEarly();
  });

  test('stands in its field, and runs nothing', async () => {
    await userEvent.keyboard('gf');
    render(<Palette />);
    expect(screen.getByRole('status')).toHaveTextContent('gf');
    await userEvent.type(screen.getByLabelText('a field'), 'n');
    expect(screen.getByRole('status')).toHaveTextContent('gfn');
    expect(screen.getByLabelText('a field')).toHaveValue('');
    expect(ran).toEqual([]);
  });

  test('is for no other palette than this one', async () => {
    await userEvent.keyboard('gf');
    forgetEarly();
    render(<Palette />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
