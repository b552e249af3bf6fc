import type { Step } from '@board/contracts/calls/tasks';
import { textLength } from '@board/contracts/constants/limits';
import { Checkbox, classNames, Icon, IconButton } from '@board/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../text.ts';
import styles from './task-steps.module.css';

interface StepRowProps {
  readonly step: Step;
  readonly place: { readonly at: number; readonly count: number };
  readonly onChange: (step: Step) => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

/** What was pasted may have several. */
export const inOneLine = (written: string): string => written.trim().replaceAll(/\s*\n\s*/g, ' ');

const ways: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function StepRow({ step, place, onChange, onRemove, onMove }: StepRowProps) {
  const t = useTexts();
  const { title, done } = step;
  const { at, count } = place;
  const { lifted, ...handle } = useLift((rows) =>
    onMove(Math.min(Math.max(at + rows, 0), count - 1)),
  );

  function keep(written: string) {
    const next = inOneLine(written);
    if (next === '') onRemove();
    else if (next !== title) onChange({ title: next, done });
  }

  function onKeyDown(event: KeyboardEvent) {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onMove(at + way);
  }

  return (
    <li
      className={classNames(styles.row, done && styles.done, lifted !== undefined && styles.lifted)}
      style={lifted === undefined ? undefined : { transform: `translateY(${lifted}px)` }}
    >
      <Checkbox
        hideLabel
        tone="done"
        className={styles.check}
        label={t('row.done', { title })}
        checked={done}
        onChange={(next) => onChange({ title, done: next })}
      />
      <textarea
        rows={1}
        className={styles.title}
        aria-label={t('steps.title')}
        defaultValue={title}
        maxLength={textLength.title}
        enterKeyHint="done"
        onBlur={(event) => keep(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') event.currentTarget.value = title;
          else if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.blur();
        }}
      />
      <IconButton
        icon="x"
        size="small"
        className={styles.remove}
        label={t('steps.remove', { title })}
        onClick={onRemove}
      />
      {count > 1 && (
        <button
          type="button"
          data-handle
          className={styles.handle}
          aria-label={t('steps.move', { place: at + 1, count })}
          onKeyDown={onKeyDown}
          {...handle}
        >
          <Icon name="grip" />
        </button>
      )}
    </li>
  );
}

/** How far the line is lifted, and by how many lines when it is let go. */
function useLift(onDrop: (rows: number) => void) {
  const [lifted, setLifted] = useState<number>();
  const from = useRef(0);
  const end = () => setLifted(undefined);
  return {
    lifted,
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = event.clientY;
      setLifted(0);
    },
    onPointerMove(event: PointerEvent) {
      if (lifted !== undefined) setLifted(event.clientY - from.current);
    },
    onPointerUp(event: PointerEvent) {
      if (lifted === undefined) return;
      end();
      const height = event.currentTarget.closest('li')?.offsetHeight || 1;
      const rows = Math.round((event.clientY - from.current) / height);
      if (rows !== 0) onDrop(rows);
    },
    onPointerCancel: end,
  };
}
