import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { messages } from '../testing/texts.ts';
import { LineTitle } from './line-title.tsx';

function Line() {
  const [isThere, setIsThere] = useState(true);
  const nothing = () => undefined;
  return (
    <>
      {isThere && (
        <LineTitle
          title="Sheet 6"
          isEdited
          isPressed={undefined}
          onEdit={nothing}
          onDone={nothing}
          onDropped={nothing}
        />
      )}
      <button type="button" onMouseEnter={() => setIsThere(false)}>
        Elsewhere
      </button>
    </>
  );
}

test('what was typed into a line that is taken away is said', async () => {
  const { person } = renderBoard(<Line />, { messages });
  await person.type(screen.getByRole('textbox', { name: 'Title' }), ' and 7');
  await person.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(await screen.findByText(/not here any more.*Sheet 6 and 7/)).toBeVisible();
});
