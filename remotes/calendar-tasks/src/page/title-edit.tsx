import { textLength } from '@board/contracts/constants/limits';
import { useEffect, useRef } from 'react';
import styles from './task-line.module.css';

interface TitleEditProps {
  readonly title: string;
  readonly label: string;
  readonly onDone: (title: string) => void;
}

/** A title that is changed where it stands: Enter and leaving keep, Escape restores. */
export function TitleEdit({ title, label, onDone }: TitleEditProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      className={styles.edit}
      aria-label={label}
      defaultValue={title}
      maxLength={textLength.title}
      onBlur={(event) => onDone(event.currentTarget.value.trim() || title)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') event.currentTarget.value = title;
        else if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.blur();
      }}
    />
  );
}
