import { useStateValue, useText } from '@board/platform';
import { useLocation } from 'react-router-dom';
import { shellState } from '../base/shell-state.ts';
import { BoardSkeleton } from '../layout/board-skeleton.tsx';
import { initialiseSession } from '../session/session.ts';
import styles from './start-page.module.css';
import { UnreachablePage } from './unreachable-page.tsx';

/** While it is found out who is here: where things will stand, or the way on when nobody answers. */
export function StartPage() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const failure = useStateValue(shellState, (shell) => shell.startFailure);
  if (failure) {
    return <UnreachablePage failure={failure} onRetry={() => void initialiseSession()} />;
  }
  return (
    <div className={styles.ground} aria-busy="true">
      {pathname === '/' && (
        <>
          <div className={styles.header} />
          <BoardSkeleton label={t('start.loading')} />
        </>
      )}
    </div>
  );
}
