import { messageOf, toast, useFormat, useNeedsNetwork, useText } from '@board/platform';
import { SayProvider, type UiTexts, UiTextsProvider } from '@board/ui';
import { type ReactNode, useMemo } from 'react';

/** The words that the components say by themselves, in the person's language. */
export function ShellTexts({ children }: { children: ReactNode }) {
  const t = useText('shell');
  const { clock } = useFormat();
  const texts = useMemo<UiTexts>(
    () => ({
      close: t('ui.close'),
      optional: t('ui.optional'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      showKey: t('ui.showKey'),
      hideKey: t('ui.hideKey'),
      capsLock: t('ui.capsLock'),
      tryAgain: t('actions.retry'),
      notLoaded: t('ui.notLoaded'),
      notOpened: t('ui.notOpened'),
      lastKnown: (time) => t('ui.lastKnown', { time }),
      cancel: t('actions.cancel'),
      save: t('actions.save'),
      pages: t('ui.pages'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      page: (page) => t('ui.page', { page }),
      pageOf: ({ from, to, total }) => t('ui.pageOf', { from, to, total }),
      notifications: t('ui.messages'),
      loading: t('ui.loading'),
      actions: t('ui.actions'),
      tableOf: (title) => t('ui.tableOf', { title }),
      plus: t('ui.plus'),
      full: (limit) => t('ui.full', { limit }),
      prose: (word) => t(`prose.${word}`),
    }),
    [t],
  );
  return (
    <UiTextsProvider texts={texts}>
      <SayProvider
        onSay={sayTrouble}
        messageOf={messageOf}
        clock={clock}
        noNetwork={useNeedsNetwork()}
      >
        {children}
      </SayProvider>
    </UiTextsProvider>
  );
}

function sayTrouble(message: string): void {
  // The next of its kind takes its place.
  toast({ tone: 'error', message, key: 'ui' });
}
