import { TextField } from '@board/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/** Asks when the typing pauses, not at every letter. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
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
      label={label}
      hideLabel
      placeholder={placeholder}
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
}
