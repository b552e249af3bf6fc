import { toast, useText } from '@board/platform';

/** Answers whether it is on the clipboard; without a secure origin a browser refuses. */
export function useCopy(): (content: string) => Promise<boolean> {
  const text = useText('ai-chat');
  return async (content) => {
    try {
      await navigator.clipboard.writeText(content);
      return true;
    } catch {
      toast({ tone: 'error', message: text('reply.copyFailed'), key: 'ai-chat.copied' });
      return false;
    }
  };
}
