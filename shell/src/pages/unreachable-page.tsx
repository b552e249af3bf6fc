import { isApiError, messageOf, useText } from '@board/platform';
import { Button } from '@board/ui';
import { MessagePage } from './message-page.tsx';

interface UnreachablePageProps {
  /** What came instead of an answer; a server that answered has no network to check. */
  failure?: unknown;
  onRetry: () => void;
}

/** What a page needs cannot be had now; who stays here can ask again. */
export function UnreachablePage({ failure, onRetry }: UnreachablePageProps) {
  const t = useText('shell');
  const answered = isApiError(failure) && failure.status > 0;
  return (
    <MessagePage
      icon={answered ? 'warning' : 'offline'}
      title={t(answered ? 'unreachable.refused' : 'unreachable.title')}
      text={answered ? messageOf(failure, t('unreachable.refusedText')) : t('unreachable.text')}
    >
      <Button variant="primary" onClick={onRetry} label={t('actions.retry')} />
    </MessagePage>
  );
}
