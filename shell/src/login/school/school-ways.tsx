import { beginSchoolSignIn, type SignInWay } from '@board/contracts/calls/sign-in';
import { sendCall, useLocale, useText } from '@board/platform';
import { Button, ErrorState } from '@board/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveFor } from '../../base/leave-for.ts';
import { loginTrouble } from '../sign-in-trouble.ts';
import styles from './school.module.css';

/** The schools that vouch for their people, by the names and marks that the operator gave them. */
export function SchoolWays({ ways }: { ways: readonly SignInWay[] }) {
  const t = useText('shell');
  const locale = useLocale();
  const { search } = useLocation();
  const [going, setGoing] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  async function go(id: string) {
    setGoing(id);
    setTrouble(undefined);
    try {
      const redirect = new URLSearchParams(search).get('redirect');
      const body = redirect ? { redirect } : {};
      leaveFor((await sendCall(beginSchoolSignIn, { params: { id }, body })).url);
    } catch (error) {
      setGoing(undefined);
      setTrouble(loginTrouble(error, t));
    }
  }

  return (
    <section className={styles.ways} aria-label={t('school.ways')}>
      <p className={styles.or} aria-hidden>
        {t('school.or')}
      </p>
      {trouble && <ErrorState message={trouble} />}
      {ways.map((way) => (
        <SchoolButton
          key={way.id}
          mark={way.mark}
          name={locale === 'en' ? way.name_en : way.name_zh}
          busy={going === way.id}
          onClick={() => void go(way.id)}
        />
      ))}
    </section>
  );
}

interface SchoolButtonProps {
  mark: string;
  name: string;
  busy: boolean;
  onClick: () => void;
}

function SchoolButton({ mark, name, busy, onClick }: SchoolButtonProps) {
  const t = useText('shell');
  return (
    <Button size="wide" busy={busy} busyText={t('school.leaving')} onClick={onClick}>
      <span className={styles.way}>
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
        {name}
      </span>
    </Button>
  );
}
