import { events } from '@board/platform';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useGoToModule } from './use-go-to-module.ts';

const assistant = 'ai-chat';

/** Goes to the assistant and, once it is there, asks it; without words its cursor is put in place. */
export function useAskAssistant(): (message?: string) => void {
  const goTo = useGoToModule();
  const loader = useRemoteLoader();
  return (message = '') => {
    goTo(assistant);
    loader.load(assistant).then(
      () => events.emit('assistant.ask', { message }),
      // What cannot be loaded says so where it would stand.
      () => undefined,
    );
  };
}
