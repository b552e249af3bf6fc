import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const asked = jest.fn();

function Search() {
  const [value, setValue] = useState('');
  const ask = (next: string) => {
    asked(next);
    setValue(next);
  };
  return (
    <>
      <SearchField label="Search" value={value} onChange={ask} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(1_000));

function open() {
  asked.mockClear();
  render(<Search />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('what was cleared elsewhere stays clear', async () => {
  const person = open();
  await person.type(screen.getByLabelText('Search'), 'xyz');
  await pass();
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  await pass();
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(asked.mock.calls).toEqual([['xyz']]);
});

test('what is typed stays as it is while it is asked for', async () => {
  const person = open();
  await person.type(screen.getByLabelText('Search'), 'two ');
  await pass();
  expect(asked.mock.calls).toEqual([['two']]);
  await person.type(screen.getByLabelText('Search'), 'words');
  await pass();
  expect(screen.getByLabelText('Search')).toHaveValue('two words');
  expect(asked.mock.calls).toEqual([['two'], ['two words']]);
});
