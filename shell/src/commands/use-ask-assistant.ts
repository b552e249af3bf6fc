import { events } from '@board/platform';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useGoToModule } from './use-go-to-module.ts';

const assistant = 'ai-chat';

/** Goes to the assistant and, once it is there, asks it, or puts a file beside the words; without either its cursor is put in place. */
export function useAskAssistant(): (message?: string, file?: File) => void {
  const goTo = useGoToModule();
  const loader = useRemoteLoader();
  return (message = '', file) => {
    goTo(assistant);
    loader.load(assistant).then(
      () => events.emit('assistant.ask', { message, ...(file && { file }) }),
      // What cannot be loaded says so where it would stand.
      () => undefined,
    );
  };
}
