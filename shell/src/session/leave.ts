import { isSure, type Text } from '@board/platform';
import { shellState } from '../base/shell-state.ts';
import { signOut } from './session.ts';

/** Logging out takes waiting changes along, so it asks when there are any. */
export async function leave(t: Text): Promise<void> {
  const { waiting } = shellState;
  const sure =
    waiting === 0 ||
    (await isSure(
      t('logout.waitingTitle'),
      t('logout.waitingText', { count: waiting }),
      t('logout.anyway'),
    ));
  if (sure) await signOut();
}
