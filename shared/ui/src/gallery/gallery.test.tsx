import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { preloadConfirm } from '../confirm/confirm-dialog.tsx';
import { preloadDialog } from '../dialog/dialog.tsx';
import { ApiReport } from './declarations.tsx';
import { Gallery } from './gallery.tsx';
import { pieces } from './pieces.ts';

beforeAll(async () => {
  await Promise.all([preloadDialog(), preloadConfirm()]);
});

// axe leaves a sheet of its own behind.
afterEach(() => {
  for (const sheet of document.querySelectorAll('style')) {
    sheet.remove();
  }
});

/** Colours are measured on the tokens; jsdom has no layout to measure them in. */
async function violations(part: HTMLElement): Promise<readonly string[]> {
  const { violations: found } = await act(() =>
    axe.run(part, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A menu hangs outside of the landmarks on purpose.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

test('every component in every state passes axe', async () => {
  const { container } = render(<Gallery />);
  expect(await violations(container)).toEqual([]);
});

test.each([
  ['Edit task', 'dialog'],
  ['Delete record', 'alertdialog'],
  ['Account', 'menu'],
  ['Notifications', 'dialog'],
  ['Palette', 'dialog'],
])('%s opens a layer which passes axe and brings no style of its own', async (trigger, role) => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: trigger }));
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(await violations(screen.getByRole(role))).toEqual([]);
});

describe('with the API report', () => {
  const api = join(import.meta.dirname, '../../api');
  const declarations = readFileSync(join(api, 'declarations.txt'), 'utf8');
  const { modules } = JSON.parse(readFileSync(join(api, 'names.json'), 'utf8'));
  const names = Object.values<object>(modules).flatMap((each) => Object.keys(each));

  test('every piece that is handed to remotes stands with its props, and no other name', () => {
    render(
      <ApiReport value={{ names, declarations }}>
        <Gallery />
      </ApiReport>,
    );
    const told = screen.getAllByRole('group').flatMap((group) => {
      const summary = group.querySelector(':scope > summary')?.textContent;
      return summary ? [summary] : [];
    });
    expect(told.toSorted()).toEqual(names.filter((name) => /^[A-Z]/.test(name)).toSorted());
    const [props] = screen.getAllByText(/export interface KbdProps|function Kbd/);
    expect(props).toBeInTheDocument();
  });

  test('what a section says it shows is shown to remotes', () => {
    expect(
      Object.values(pieces)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
