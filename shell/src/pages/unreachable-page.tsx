import { useText } from '@board/platform';
import { Button } from '@board/ui';
import { MessagePage } from './message-page.tsx';

/** What a page needs cannot be had now; who stays here can ask again. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const t = useText('shell');
  return (
    <MessagePage icon="offline" title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button variant="primary" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </MessagePage>
  );
}
