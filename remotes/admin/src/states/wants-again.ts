import { confirm, messageOf, type Text } from '@board/platform';

/** What somebody pressed and did not get is told in a dialog; whether it shall be tried once more. */
export function wantsAgain(failure: string, error: unknown, t: Text): Promise<boolean> {
  return confirm({
    title: failure,
    message: messageOf(error, t('state.noAnswer')),
    confirmLabel: t('action.tryAgain'),
    cancelLabel: t('action.close'),
  });
}
