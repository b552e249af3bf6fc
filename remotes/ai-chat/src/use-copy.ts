import { attempt } from '@board/platform';
import { useTexts } from './text.ts';

/** Answers whether it is on the clipboard; without a secure origin a browser refuses. */
export function useCopy(): (content: string) => Promise<boolean> {
  const failed = useTexts()('reply.copyFailed');
  return (content) =>
    attempt(() => navigator.clipboard.writeText(content), { failed, key: 'ai-chat.copied' });
}
