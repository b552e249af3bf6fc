import { updateLayout } from '@board/contracts/calls/account';
import { ApiError, type ModulePlace } from '@board/platform';
import { boardState } from '@board/platform/host';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { adoptLayout } from '../layout/layout.ts';
import { aModule } from '../testing/a-module.ts';
import { shellMessages } from '../testing/shell-texts.ts';
import { LayoutDialog } from './layout-dialog.tsx';

const modules = [
  aModule('First', 'left', 0),
  aModule('Piece', 'left', 0, 'First'),
  aModule('Second', 'left', 1),
  aModule('Main', 'middle', 0),
];

async function open() {
  const onClose = jest.fn();
  const { person } = renderBoard(<LayoutDialog modules={modules} onClose={onClose} />, {
    messages: shellMessages,
  });
  await screen.findByRole('region', { name: 'Left' });
  return { person, onClose };
}

let version = 1;
const saveAs = ({ body }: { body: { modules: readonly Omit<ModulePlace, 'order'>[] } }) => {
  version += 1;
  return { modules: [...body.modules], version };
};

beforeEach(() => {
  version = 1;
  adoptLayout({ modules: [], version });
});

const saved = () => boardState.layout.map(({ id, visible, column }) => ({ id, visible, column }));

test('lists every module under its column, and parts under their host without a handle', async () => {
  mockApi();
  await open();
  const left = screen.getByRole('region', { name: 'Left' });
  expect(
    within(left)
      .getAllByRole('switch')
      .map((each) => each.getAttribute('aria-labelledby')),
  ).toHaveLength(3);
  expect(within(left).getByRole('button', { name: 'Move First' })).toBeVisible();
  expect(within(left).getByRole('switch', { name: 'Piece' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move Piece' })).toBeNull();
});

test('hiding a module holds at once and is kept on the server', async () => {
  const api = mockApi().on(updateLayout, saveAs);
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Second' }));
  expect(screen.getByRole('switch', { name: 'Second' })).not.toBeChecked();
  expect(api.requests(updateLayout)[0]?.body).toEqual({
    modules: [
      { id: 'First', visible: true, column: 'left' },
      { id: 'Second', visible: false, column: 'left' },
      { id: 'Main', visible: true, column: 'middle' },
      { id: 'Piece', visible: true, column: 'left' },
    ],
  });
});

test('a part cannot be switched while its host is hidden', async () => {
  mockApi().on(updateLayout, saveAs);
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'First' }));
  expect(screen.getByRole('switch', { name: 'Piece' })).toBeDisabled();
});

test('reset brings the default back, and can be undone', async () => {
  const api = mockApi().on(updateLayout, saveAs);
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Second' }));
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('switch', { name: 'Second' })).toBeChecked();
  expect(api.requests(updateLayout)[1]?.body).toEqual({ modules: [] });
  await person.click(await screen.findByText('Undo'));
  expect(screen.getByRole('switch', { name: 'Second' })).not.toBeChecked();
  await waitFor(() =>
    expect(api.requests(updateLayout)[2]?.body).toEqual(api.requests(updateLayout)[0]?.body),
  );
});

test('what the server refuses goes back, with a word', async () => {
  mockApi().refuse(updateLayout, 500, 'server.unexpected', 'no');
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Second' }));
  expect(
    await screen.findByText('The dashboard settings were not saved, please retry'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Second' })).toBeChecked());
  expect(saved()).toEqual([]);
});

test('what another tab has hidden in between stays hidden, and what it moved stays there', async () => {
  const elsewhere = [
    { id: 'Main', visible: true, column: 'left' as const },
    { id: 'First', visible: false, column: 'left' as const },
    { id: 'Second', visible: true, column: 'left' as const },
    { id: 'Piece', visible: true, column: 'left' as const },
  ];
  const api = mockApi().on(updateLayout, (input, request) => {
    if (request.version === 1) {
      const current = { modules: elsewhere, version: 7 };
      throw new ApiError(412, 'request.stale', { message: 'changed', current });
    }
    return saveAs(input);
  });
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Second' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'First' })).not.toBeChecked());
  expect(screen.getByRole('switch', { name: 'Second' })).not.toBeChecked();
  expect(api.requests(updateLayout).map((request) => request.version)).toEqual([1, 7]);
  expect(saved()).toEqual(
    elsewhere.map((place) => (place.id === 'Second' ? { ...place, visible: false } : place)),
  );
});

test('switches pressed one after the other are each saved on top of the one before', async () => {
  const api = mockApi().on(updateLayout, saveAs);
  const { person } = await open();
  await person.click(screen.getByRole('switch', { name: 'Second' }));
  await person.click(screen.getByRole('switch', { name: 'Main' }));
  await waitFor(() => expect(api.requests(updateLayout)).toHaveLength(2));
  expect(api.requests(updateLayout).map((request) => request.version)).toEqual([1, 2]);
  await waitFor(() => expect(saved().filter(({ visible }) => !visible)).toHaveLength(2));
});

test('on a phone nothing is said of columns: each module stands under its tab, and is only shown or not', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as never,
    );
  const api = mockApi().on(updateLayout, saveAs);
  const { person } = renderBoard(
    <LayoutDialog
      modules={[...modules, { ...aModule('Coins', 'left', 2), phone: { tab: 'money', order: 0 } }]}
      onClose={jest.fn()}
    />,
    { messages: shellMessages },
  );
  const money = await screen.findByRole('region', { name: 'Money' });
  await person.click(within(money).getByRole('switch', { name: 'Coins' }));
  expect(api.requests(updateLayout)).toHaveLength(1);
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Today' })).getAllByRole('switch')).toHaveLength(
    4,
  );
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('done closes', async () => {
  mockApi();
  const { person, onClose } = await open();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

describe('by keyboard', () => {
  const order = () =>
    screen
      .getAllByRole('button', { name: /^Move / })
      .map((each) => each.getAttribute('aria-label'));

  test('space takes a module up, arrows carry it through the columns, space puts it down', async () => {
    const api = mockApi().on(updateLayout, saveAs);
    const { person } = await open();
    screen.getByRole('button', { name: 'Move First' }).focus();
    await person.keyboard(' {ArrowDown}');
    expect(order()).toEqual(['Move Second', 'Move First', 'Move Main']);
    expect(screen.getByText('First is at place 2 of Left.')).toBeInTheDocument();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(
      within(screen.getByRole('region', { name: 'Middle' })).getByRole('button', {
        name: 'Move First',
      }),
    ).toHaveFocus();
    expect(api.requests()).toHaveLength(0);
    await person.keyboard(' ');
    expect(screen.getByText('First was put at place 2 of Middle.')).toBeInTheDocument();
    expect(api.requests(updateLayout)[0]?.body).toMatchObject({
      modules: [
        { id: 'Second' },
        { id: 'Main' },
        { id: 'First', column: 'middle' },
        { id: 'Piece', column: 'middle' },
      ],
    });
  });

  test('escape takes everything back and leaves the dialog open', async () => {
    const api = mockApi();
    const { person, onClose } = await open();
    screen.getByRole('button', { name: 'Move First' }).focus();
    await person.keyboard(' {ArrowDown}{Escape}');
    expect(order()).toEqual(['Move First', 'Move Second', 'Move Main']);
    expect(onClose).not.toHaveBeenCalled();
    expect(api.requests()).toHaveLength(0);
  });
});
