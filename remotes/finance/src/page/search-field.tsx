import { useText } from '@board/platform';
import { TextField } from '@board/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/** Asks when the typing pauses, not at every letter. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useText('finance');
  const [typed, setTyped] = useState(value);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => report(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      type="search"
      icon="search"
      label={t('filter.search')}
      placeholder={t('filter.search_hint')}
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
}
