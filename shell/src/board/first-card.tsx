import { listTerms } from '@board/contracts/calls/terms';
import { pageLimit } from '@board/contracts/constants/limits';
import { useApi, useSession, useStateValue, useText } from '@board/platform';
import { IconButton } from '@board/ui';
import { useEffect, useId, useLayoutEffect } from 'react';
import { shellState } from '../base/shell-state.ts';
import { FirstSteps } from '../phone/first-steps.tsx';
import { noteBeginning, putAway, useIsNew } from './beginning.ts';
import styles from './first-card.module.css';

/** How to begin, for who has nothing yet: it goes when something is there, or when it is put away. */
export function FirstCard() {
  return useIsNew() && <Card />;
}

function Card() {
  const t = useText('shell');
  const { user } = useSession();
  const person = user?.id ?? '';
  const title = useId();
  // As the timetable asks, whose reply is there already.
  const { data: terms } = useApi(listTerms, { query: { limit: pageLimit.max } });
  const isDone = (terms?.items.length ?? 0) > 0;
  useEffect(() => {
    if (isDone) noteBeginning(person, false);
  }, [isDone, person]);
  const hasBegun = useStateValue(shellState, ({ begun }) => begun === person);
  useLayoutEffect(() => {
    if (hasBegun) putAway(person);
  }, [hasBegun, person]);

  return (
    <section className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <div>
          <h2 id={title}>{t('first.title')}</h2>
          <p>{t('first.note')}</p>
        </div>
        <IconButton icon="x" label={t('first.putAway')} onClick={() => putAway(person)} />
      </header>
      <FirstSteps onAsk={() => putAway(person)} />
    </section>
  );
}
