import { events } from '@board/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { useAskAssistant } from './use-ask-assistant.ts';

function Ask() {
  const ask = useAskAssistant();
  return (
    <button type="button" onClick={() => ask('Am I free tonight?')}>
      Ask
    </button>
  );
}

test('a question waits until the assistant is there to hear it', async () => {
  const heard = jest.fn();
  events.on('assistant.ask', heard);
  const coming = Promise.withResolvers<never>();
  const loader = sampleLoader({ load: () => coming.promise });
  render(
    <RemotesProvider loader={loader}>
      <MemoryRouter>
        <Ask />
      </MemoryRouter>
    </RemotesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(heard).not.toHaveBeenCalled();
  await act(async () => coming.resolve(undefined as never));
  expect(heard).toHaveBeenCalledWith({ message: 'Am I free tonight?' });
});
