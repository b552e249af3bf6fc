import { Button } from '@board/ui';
import { useNotificationText } from '../text.ts';
import { useNotificationActions } from './use-notification-actions.ts';

export function ReadAllButton() {
  const t = useNotificationText();
  const { readAll } = useNotificationActions();
  return (
    <Button variant="quiet" size="small" onClick={readAll}>
      {t('read_all')}
    </Button>
  );
}
