import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { SharePage } from './share-page.tsx';

jest.mock('../commands/use-ask-assistant.ts', () => ({ useAskAssistant: () => () => {} }));

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
