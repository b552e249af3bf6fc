import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import { useNotificationActions } from './use-notification-actions.ts';

export function ReadAllButton() {
  const t = useTexts();
  const { readAll } = useNotificationActions();
  return <Button variant="quiet" size="small" onClick={readAll} label={t('readAll')} />;
}
