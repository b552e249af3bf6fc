import { TextField } from '@board/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminText } from '../text.ts';
import styles from './user-search.module.css';

interface UserSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/** Asks when the typing pauses, not at every letter. */
export function UserSearch({ value, onChange }: UserSearchProps) {
  const t = useAdminText();
  const [typed, setTyped] = useState(value);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => report(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      type="search"
      icon="search"
      className={styles.search}
      label={t('users.search')}
      hideLabel
      placeholder={t('users.search_hint')}
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
}
