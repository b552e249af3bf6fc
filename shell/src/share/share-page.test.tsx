import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import en from '../messages/late/en.json';
import { takeShared } from '../worker/shared-thing.ts';
import { SharePage } from './share-page.tsx';

jest.mock('../commands/use-ask-assistant.ts', () => ({ useAskAssistant: () => () => {} }));

jest.mock('../worker/shared-thing.ts', () => ({
  takeShared: jest.fn(async () => ({ words: '', files: [] })),
}));

test('several pictures are shown one after the other', async () => {
  const files = ['one', 'two'].map((name) => new File(['1'], `${name}.csv`, { type: 'text/csv' }));
  jest.mocked(takeShared).mockResolvedValueOnce({ words: '', files });
  const messages = { namespace: 'shell', catalogs: { 'zh-CN': en, en } };
  const { person } = renderBoard(<SharePage />, { messages });
  expect(await screen.findByText('one.csv')).toBeVisible();
  expect(screen.getByText(/^2 files came along/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show the next' }));
  expect(screen.getByText('two.csv')).toBeVisible();
});

test('after a wrong file another one is chosen', async () => {
  const { person, container } = renderBoard(<SharePage />);
  const choose = async (name: string) => {
    const input = container.querySelector('input[type=file]');
    await person.upload(input as HTMLInputElement, new File(['1'], name, { type: 'text/csv' }));
  };
  await choose('wrong.csv');
  expect(await screen.findByText('wrong.csv')).toBeVisible();
  await choose('right.csv');
  expect(await screen.findByText('right.csv')).toBeVisible();
});
