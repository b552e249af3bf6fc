import { textLength } from '@board/contracts/constants/limits';
import { toast } from '@board/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../text.ts';
import styles from './task-line.module.css';

const limit = textLength.title;

interface LineTitleProps {
  readonly title: string;
  readonly isEdited: boolean;
  /** Whether it is chosen, while a press chooses. */
  readonly isPressed: boolean | undefined;
  readonly onEdit: () => void;
  readonly onDone: (title: string) => void;
  /** Escape was pressed after this was typed. */
  readonly onDropped: (typed: string) => void;
}

/** A title that is changed where it stands: Enter and leaving keep, Escape restores. */
export function LineTitle(props: LineTitleProps) {
  const { title, isEdited, isPressed, onEdit, onDone, onDropped } = props;
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const endedByKey = useRef(false);
  /** Neither kept nor given up yet. */
  const typed = useRef('');
  const sayGone = useEffectEvent(() => {
    if (typed.current !== '')
      toast({ tone: 'warning', message: t('line.gone', { typed: typed.current }) });
  });
  // The line may be taken from under who types, as when the task is deleted elsewhere.
  useEffect(() => () => sayGone(), []);
  useEffect(() => {
    if (isEdited) {
      input.current?.focus();
      input.current?.setSelectionRange(title.length, title.length);
    } else if (endedByKey.current) button.current?.focus();
    endedByKey.current = false;
  }, [isEdited, title]);

  if (!isEdited)
    return (
      <button
        ref={button}
        type="button"
        data-title
        className={styles.title}
        title={title}
        aria-description={isPressed === undefined ? t('line.rename') : undefined}
        aria-pressed={isPressed}
        onClick={onEdit}
      >
        {title}
      </button>
    );
  return (
    <input
      ref={input}
      className={styles.edit}
      aria-label={t('field.title')}
      defaultValue={title}
      maxLength={limit}
      enterKeyHint="done"
      onChange={(event) => {
        typed.current = event.currentTarget.value.trim();
        // What is longer is cut by the browser, which says nothing of it.
        if (event.currentTarget.value.length >= limit)
          toast({ tone: 'info', key: 'title', message: t('problem.titleLong', { limit }) });
      }}
      onBlur={(event) => {
        typed.current = '';
        onDone(event.currentTarget.value.trim() || title);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const field = event.currentTarget;
        const written = field.value.trim();
        if (event.key === 'Escape') {
          field.value = title;
          if (written !== '' && written !== title) onDropped(written);
        } else if (event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        endedByKey.current = true;
        field.blur();
      }}
    />
  );
}
