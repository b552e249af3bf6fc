import { listTasks } from '@board/contracts/calls/tasks';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ApiProvider } from '../api/api-provider.tsx';
import { setTransport } from '../api/transport.ts';
import { useApi } from '../api/use-api.ts';
import { selectDay, useSelectedDay, useTheme } from '../board/use-board.ts';
import { addMessages } from '../i18n/catalogues.ts';
import { createI18n, setLocale } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { boardState } from '../state/board-state.ts';
import { type DrawnElement, elementPart } from './element-part.ts';

beforeAll(() => {
  createI18n('en');
  addMessages('habits', { 'zh-CN': { title: '习惯' }, en: { title: 'Habits' } });
});

const renderBoard = (parts: ReactNode) =>
  render(
    <ApiProvider cache={new Map()}>
      <MemoryRouter>{parts}</MemoryRouter>
    </ApiProvider>,
  );

class Words extends HTMLElement implements DrawnElement<readonly unknown[]> {
  draw(words: readonly unknown[]) {
    this.textContent = words.join(' ');
  }
}

/** What the shell puts around every part. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: '' };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render = () => this.state.said || this.props.children;
}

it('draws what its place passes', () => {
  const Part = elementPart(({ moduleId }: { moduleId: string }) => [moduleId], Words);
  renderBoard(
    <>
      <Part moduleId="habits" />
      <Part moduleId="chores" />
    </>,
  );
  expect(screen.getByText('habits')).toBeVisible();
  expect(screen.getByText('chores')).toBeVisible();
});

it('hears of another language, theme and day', async () => {
  const Part = elementPart(() => [useText('habits')('title'), useTheme(), useSelectedDay()], Words);
  boardState.selectedDay = '2026-11-22';
  renderBoard(<Part />);
  expect(screen.getByText('Habits light 2026-11-22')).toBeVisible();
  await act(async () => {
    void setLocale('zh-CN');
    selectDay('2026-11-23');
    boardState.theme = 'dark';
  });
  expect(await screen.findByText('习惯 dark 2026-11-23')).toBeVisible();
});

it('has what is asked of the server, and shares it', async () => {
  const transport = jest.fn(async () => ({ reply: { items: [] } }));
  setTransport(transport);
  const Part = elementPart(
    () => [useApi(listTasks, { query: { date: '2026-11-22' } }).data?.items.length ?? 'none yet'],
    Words,
  );
  renderBoard(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(screen.getAllByText('none yet')).toHaveLength(2);
  expect(await screen.findAllByText('0')).toHaveLength(2);
  expect(transport).toHaveBeenCalledTimes(1);
});

it('keeps what it throws while it draws to the boundary of its part', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Broken extends Words {
    override draw() {
      throw new Error('no habits');
    }
  }
  const Part = elementPart(() => [], Broken);
  renderBoard(
    <>
      <Boundary>
        <Part />
      </Boundary>
      <p>the neighbour</p>
    </>,
  );
  expect(screen.getByText('no habits')).toBeVisible();
  expect(screen.getByText('the neighbour')).toBeVisible();
});

it('lets two releases of a remote run on one page, and two parts be drawn by one element', () => {
  const [One, Two] = ['1.0.0', '1.1.0'].map((version) => elementPart(() => [version], Words));
  renderBoard(
    <>
      {One && <One />}
      {Two && <Two />}
    </>,
  );
  expect(screen.getByText('1.0.0')).toBeVisible();
  expect(screen.getByText('1.1.0')).toBeVisible();
});

class Links extends HTMLElement implements DrawnElement<null> {
  readonly #root = this.attachShadow({ mode: 'open' });
  draw() {
    this.#root.innerHTML = `<a href="/tasks?day=1#two">in</a>
      <a href="https://example.org/">out</a> <a href="/file" download>file</a>`;
  }
  link = (words: string) =>
    [...this.#root.querySelectorAll('a')].find(({ textContent }) => textContent === words);
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

it('leads by a link through the product without a load, and elsewhere as any other does', () => {
  const Part = elementPart(() => null, Links);
  const { container } = renderBoard(
    <>
      <Part />
      <Address />
    </>,
  );
  /** Whether the browser was kept from loading. */
  function press(words: string, how: MouseEventInit = {}): boolean {
    const options = { bubbles: true, cancelable: true, composed: true, ...how };
    const event = new MouseEvent('click', options);
    let kept = false;
    const last = () => {
      kept = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    act(() => void (container.firstElementChild as Links).link(words)?.dispatchEvent(event));
    return kept;
  }
  expect([press('out'), press('file'), press('in', { ctrlKey: true })]).toEqual(
    Array(3).fill(false),
  );
  expect(screen.getByText('/')).toBeVisible();
  expect(press('in')).toBe(true);
  expect(screen.getByText('/tasks?day=1#two')).toBeVisible();
});
