import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialogs.module.css';

export interface LinesFieldProps<Line> {
  readonly lines: readonly Line[];
  readonly onChange: (lines: readonly Line[]) => void;
  readonly keyOf: (line: Line) => string;
  /** Names a line by its number. */
  readonly legend?: (number: number) => string;
  /** The labels of the first line head all of them, as in a table; the others hide theirs. */
  readonly headed?: boolean;
  readonly removeLabel: (number: number) => string;
  /** The fields of one line. */
  readonly children: (
    line: Line,
    change: (part: Partial<Line>) => void,
    index: number,
  ) => ReactNode;
}

/** Any number of lines of the same fields, each of which can be taken away. */
export function LinesField<Line>(props: LinesFieldProps<Line>) {
  const { lines, onChange, keyOf, legend, headed, removeLabel, children } = props;
  return lines.map((line, index) => (
    <fieldset key={keyOf(line)} className={classNames(styles.line, headed && styles.headed)}>
      {legend && <legend className={styles.legend}>{legend(index + 1)}</legend>}
      <div className={styles.fields}>
        {children(line, (part) => onChange(lines.with(index, { ...line, ...part })), index)}
      </div>
      <IconButton
        className={styles.remove}
        icon="trash"
        label={removeLabel(index + 1)}
        onClick={() => onChange(lines.toSpliced(index, 1))}
      />
    </fieldset>
  ));
}
