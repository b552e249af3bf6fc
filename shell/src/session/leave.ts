import { confirm, type Text } from '@board/platform';
import { shellState } from '../base/shell-state.ts';
import { signOut } from './session.ts';

/** Logging out takes waiting changes along, so it asks when there are any. */
export async function leave(t: Text): Promise<void> {
  const { waiting } = shellState;
  const sure =
    waiting === 0 ||
    (await confirm({
      title: t('logout.waitingTitle'),
      message: t('logout.waitingText', { count: waiting }),
      confirmLabel: t('logout.anyway'),
      danger: true,
    }));
  if (sure) await signOut();
}
