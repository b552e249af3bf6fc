import type { ModuleDescriptor } from '@board/federation/descriptor';
import type { PanelProps } from '@board/platform';
import { elementPart } from '@board/platform/element';
import { late } from '@board/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRemote } from '../testing/sample-registry.ts';
import { shellMessages, withShellTexts } from '../testing/shell-texts.ts';
import type { LoadedRemote } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';
import { RemotePanel } from './remote-panel.tsx';
import { RemotesProvider } from './remotes-context.tsx';

const { en } = shellMessages.catalogs;
const release = sampleRemote();
const [place] = release.descriptor.modules;

function loadedWith(Panel: React.ComponentType<PanelProps>, isPrevious = false): LoadedRemote {
  const messages = { 'zh-CN': {}, en: {} };
  return { module: { messages, panels: { finance: Panel } }, release, isPrevious };
}

function setUp() {
  const load = jest.fn<Promise<LoadedRemote>, [string]>();
  let turn = 0;
  let redraw: () => void = () => undefined;
  const loader = sampleLoader({
    load,
    turn: () => turn,
    onTurn(listener) {
      redraw = listener;
      return () => undefined;
    },
    again: jest.fn(() => {
      turn++;
      redraw();
    }),
    fails: jest.fn(),
    report: jest.fn(),
  });
  const shown = () =>
    render(
      <MemoryRouter>
        <RemotesProvider loader={loader}>
          <RemotePanel remote="finance" module={place as ModuleDescriptor} />
          <p>the neighbour</p>
        </RemotesProvider>
      </MemoryRouter>,
    );
  return { load, loader, shown };
}

/** React tells the console of every error that a boundary catches. */
const expectConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => {
  withShellTexts();
});

it('keeps the place with the title and the final height until the remote is there', async () => {
  const { load, shown } = setUp();
  let arrive: (remote: LoadedRemote) => void = () => undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { container } = shown();
  expect(screen.getByRole('heading', { name: 'Finance' })).toBeVisible();
  expect(container.firstElementChild?.getAttribute('style')).toContain('var(--kept, 360px)');
  await act(async () => arrive(loadedWith(({ moduleId }) => <p>ledger of {moduleId}</p>)));
  expect(screen.getByText('ledger of finance')).toBeVisible();
});

it('says in words that the remote did not come, and recovers when it is tried again', async () => {
  expectConsoleError();
  const { load, loader, shown } = setUp();
  load.mockRejectedValueOnce(new RemoteError('finance', 'entry'));
  load.mockResolvedValueOnce(loadedWith(() => <p>the ledger</p>));
  const { container } = shown();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    en.remotes.failed.entry.replace('{{name}}', 'Finance'),
  );
  expect(screen.getByText('the neighbour')).toBeVisible();
  expect(container.firstElementChild).toHaveStyle({ minHeight: '360px' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the ledger')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(loader.report).not.toHaveBeenCalled();
});

it('asks once and stays quiet while nobody tries again', async () => {
  expectConsoleError();
  const { load, shown } = setUp();
  load.mockRejectedValue(new RemoteError('finance', 'entry'));
  const { rerender } = shown();
  await screen.findByRole('alert');
  rerender(<p>elsewhere</p>);
  shown();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['while it is drawn', 'in an effect', 'as an element that draws itself'])(
  'reports what a panel throws %s, and draws it again when tried again',
  async (when) => {
    expectConsoleError();
    const { load, loader, shown } = setUp();
    let broken = true;
    const fail = () => {
      if (broken) throw new Error('no ledger');
    };
    class Ledger extends HTMLElement {
      draw() {
        fail();
        this.innerHTML = '<p>the ledger</p>';
      }
    }
    load.mockResolvedValue(
      loadedWith(
        when === 'as an element that draws itself'
          ? elementPart(() => null, Ledger)
          : () => {
              if (when === 'while it is drawn') fail();
              useEffect(fail);
              return <p>the ledger</p>;
            },
      ),
    );
    shown();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('the neighbour')).toBeVisible();
    expect(loader.fails).toHaveBeenCalledWith({
      remote: 'finance',
      phase: 'render',
      turn: 0,
      error: new Error('no ledger'),
    });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the ledger')).toBeVisible();
    expect(loader.again).not.toHaveBeenCalled();
  },
);

it('asks for fresh code when a lazy part of the remote did not come', async () => {
  expectConsoleError();
  const { load, loader, shown } = setUp();
  const request = 'https://board.example/chart.js';
  const failure = Object.assign(new Error('Loading chunk 7 failed.'), { request });
  const Chart = lazy(() => Promise.reject(failure));
  load.mockResolvedValueOnce(loadedWith(() => <Chart />));
  load.mockResolvedValueOnce(loadedWith(() => <p>the chart</p>));
  shown();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(loader.fails).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'finance', phase: 'chunk', turn: 0 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loader.again).toHaveBeenCalledWith('finance', request);
  expect(await screen.findByText('the chart')).toBeVisible();
});

it('holds the place of a panel that is late in itself, and asks anew for one that did not come', async () => {
  expectConsoleError();
  const { load, loader, shown } = setUp();
  let online = false;
  const Ledger = late(async () => {
    if (!online) throw new Error('Loading chunk 7 failed.');
    return () => <p>the ledger</p>;
  });
  load.mockResolvedValue(loadedWith(Ledger));
  shown();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    en.remotes.failed.chunk.replace('{{name}}', 'Finance'),
  );
  expect(loader.fails).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'finance', phase: 'chunk', turn: 0 }),
  );
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the ledger')).toBeVisible();
});

it('fails in its own place when the remote has no such panel', async () => {
  expectConsoleError();
  const { load, loader, shown } = setUp();
  load.mockResolvedValue({
    ...loadedWith(() => null),
    module: { messages: { 'zh-CN': {}, en: {} } },
  });
  shown();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(loader.report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'evaluate' }));
});

it('is drawn anew when something else stands for the remote', async () => {
  const { load, loader, shown } = setUp();
  load.mockResolvedValueOnce(loadedWith(() => <p>the ledger</p>));
  load.mockResolvedValueOnce(loadedWith(() => <p>the ledger before</p>, true));
  shown();
  expect(await screen.findByText('the ledger')).toBeVisible();
  act(() => loader.again('finance'));
  expect(await screen.findByText('the ledger before')).toBeVisible();
});

it('adds a quiet word when the previous release stands in', async () => {
  const { load, shown } = setUp();
  load.mockResolvedValue(loadedWith(() => <p>the ledger</p>, true));
  shown();
  expect(await screen.findByText(en.remotes.previous.replace('{{name}}', 'Finance'))).toBeVisible();
  expect(screen.getByText('the ledger')).toBeVisible();
});
