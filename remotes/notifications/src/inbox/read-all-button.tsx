import { Button } from '@board/ui';
import { useTexts } from '../text.ts';
import { useNotificationActions } from './use-notification-actions.ts';

interface ReadAllButtonProps {
  /** Small and flat, where there is little room. */
  readonly isSmall?: boolean;
}

export function ReadAllButton({ isSmall }: ReadAllButtonProps) {
  const t = useTexts();
  const { readAll } = useNotificationActions();
  const look = isSmall && ({ variant: 'quiet', size: 'small' } as const);
  return <Button {...look} onClick={readAll} label={t('readAll')} />;
}
