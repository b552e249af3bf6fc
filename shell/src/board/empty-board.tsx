import { events, useText } from '@board/platform';
import { Button } from '@board/ui';
import { MessagePage } from '../pages/message-page.tsx';

/** Everything is hidden: a board has to say how to get it back. */
export function EmptyBoard() {
  const t = useText('shell');
  return (
    <MessagePage icon="layout" title={t('board.emptyTitle')} text={t('board.emptyText')}>
      <Button variant="primary" onClick={() => events.emit('settings.layout')}>
        {t('board.settings')}
      </Button>
    </MessagePage>
  );
}
