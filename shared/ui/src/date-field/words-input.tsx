import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { useMoments } from '../texts/moments.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { useWriting } from './use-writing.ts';
import styles from './words-field.module.css';

interface WordsInputProps extends ComponentProps<'input'> {
  readonly writing: ReturnType<typeof useWriting>;
  readonly shown: string;
  readonly note?: string | undefined;
  /** Answers keys that are not written with; says whether one was meant for it. */
  readonly onKey: (key: string) => boolean;
  /** Where it is only to be pressed. */
  readonly onPress?: (() => void) | undefined;
}

/** The line itself, and behind it what was understood: a press takes that back. */
export function WordsInput(props: WordsInputProps) {
  const { writing, shown, note, onKey, onPress, ...attributes } = props;
  const { texts } = useMoments();
  const { written, found } = writing;

  function answer(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isWriting = written !== undefined;
    if (isWriting && key === 'Escape') writing.restore();
    else if (isWriting && key === 'Enter') {
      if (writing.keep()) onKey(key);
    } else if (!onKey(key)) return;
    // Neither the form's submission nor the dialog's end.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        {...attributes}
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={classNames(input.control, input.figures)}
        maxLength={60}
        inputMode={attributes.readOnly ? 'none' : undefined}
        data-unread={writing.isUnread || undefined}
        value={written ?? shown}
        onChange={(event) => writing.write(event.currentTarget.value)}
        onFocus={(event) => {
          writing.begin();
          if (!attributes.readOnly) event.currentTarget.select();
        }}
        onClick={(event) => {
          if (attributes.readOnly) onPress?.();
          // The first letter takes the place of what stands there.
          else if (written === undefined) event.currentTarget.select();
        }}
        onBlur={writing.leave}
        onKeyDown={answer}
      />
      {found && (
        <span className={styles.means}>
          {found.parts.map(({ words, means }) => (
            <button
              key={words}
              type="button"
              tabIndex={-1}
              className={styles.chip}
              title={texts.takeBack(words)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => writing.drop(words)}
            >
              {means}
              <Icon name="x" size="small" />
            </button>
          ))}
        </span>
      )}
      {written === undefined && note && <small className={styles.note}>{note}</small>}
      <VisuallyHidden>
        <span role="status">{found?.parts.map(({ means }) => means).join(texts.comma)}</span>
      </VisuallyHidden>
    </>
  );
}
