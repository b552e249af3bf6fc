import { toast } from '@board/platform';
import { useTexts } from './text.ts';

/** Answers whether it is on the clipboard; without a secure origin a browser refuses. */
export function useCopy(): (content: string) => Promise<boolean> {
  const t = useTexts();
  return async (content) => {
    try {
      await navigator.clipboard.writeText(content);
      return true;
    } catch {
      toast({ tone: 'error', message: t('reply.copyFailed'), key: 'ai-chat.copied' });
      return false;
    }
  };
}
