import { render, screen, within } from '@testing-library/react';
import { List } from './list.tsx';

const words = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${of} ${at}`);
const itself = (word: string) => word;
const line = (word: string) => <li>{word}</li>;

const listOf = (of: string, count: number) => (
  <List label="Words" of={of} items={words(of, count)} itemKey={itself} line={line} />
);
const shown = () => within(screen.getByRole('list', { name: 'Words' })).queryAllByRole('listitem');

test('lines come until all of them are there, and no further than somebody gets', async () => {
  render(listOf('one', 40));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  await screen.findByText('one 31');
  expect(shown()).toHaveLength(32);
  expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy');
});

test('what stood there stays until what comes in its place is whole', async () => {
  const { rerender } = render(listOf('one', 3));
  await screen.findByText('one 2');
  rerender(listOf('two', 9));
  expect(shown().map((each) => each.textContent)).toEqual(words('one', 3));
  await screen.findByText('two 8');
  await screen.findByRole('list');
  expect(shown().map((each) => each.textContent)).toEqual(words('two', 9));
});

test('a line is drawn again only when it is another', async () => {
  const drawn = jest.fn(line);
  const list = (items: readonly string[]) => (
    <List label="Words" of="one" items={items} itemKey={itself} line={drawn} />
  );
  const { rerender } = render(list(['a', 'b']));
  await screen.findByText('b');
  drawn.mockClear();
  rerender(list(['a', 'c']));
  await screen.findByText('c');
  expect(drawn.mock.calls).toEqual([['c']]);
});
