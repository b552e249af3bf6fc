import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { shellMessages } from '../testing/shell-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const request = {
  title: 'Changed in two places',
  mine: [{ label: 'Title', value: 'Essay on Lu Xun' }],
  theirs: [{ label: 'Title', value: 'Essay on Lao She' }],
  answer: () => {},
};

test.each([
  [{ mine: 1, theirs: 2 }, /Elsewhere/],
  [{ mine: 2, theirs: 1 }, /This device/],
  // What was written here is not given up for what nobody knows.
  [{ mine: 1 }, /This device/],
  [undefined, /This device/],
])('of two versions the newer is chosen: %j', async (made, chosen) => {
  renderBoard(
    <ConflictDialog request={{ ...request, ...(made && { made }) }} onChoice={() => {}} />,
    {
      messages: shellMessages,
    },
  );
  expect(await screen.findByRole('radio', { name: chosen })).toBeChecked();
});
