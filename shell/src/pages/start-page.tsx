import { useStateValue } from '@board/platform';
import { initialiseSession } from '../session/session.ts';
import { shellState } from '../shell-state.ts';
import styles from './start-page.module.css';
import { UnreachablePage } from './unreachable-page.tsx';

/** While it is found out who is here: the empty ground, or the way on when nobody answers. */
export function StartPage() {
  const unreachable = useStateValue(shellState, (shell) => shell.unreachable);
  return unreachable ? (
    <UnreachablePage onRetry={() => void initialiseSession()} />
  ) : (
    <div className={styles.ground} aria-busy="true" />
  );
}
