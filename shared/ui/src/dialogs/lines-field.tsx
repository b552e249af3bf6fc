import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { fieldsOf } from '../form/fields-of.ts';
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
  readonly children: (line: Line, change: LineChange<Line>, index: number) => ReactNode;
}

/** Changes some parts of a line; what is one field of it has it by `field`. */
type LineChange<Line> = ((part: Partial<Line>) => void) & {
  readonly field: ReturnType<typeof fieldsOf<Line>>;
};

/** Any number of lines of the same fields, each of which can be taken away. */
export function LinesField<Line>(props: LinesFieldProps<Line>) {
  const { lines, onChange, keyOf, legend, headed, removeLabel, children } = props;
  const shown = (line: Line, index: number) => {
    const change = (part: Partial<Line>) => onChange(lines.with(index, { ...line, ...part }));
    return children(line, Object.assign(change, { field: fieldsOf(line, change) }), index);
  };
  return lines.map((line, index) => (
    <fieldset key={keyOf(line)} className={classNames(styles.line, headed && styles.headed)}>
      {legend && <legend className={styles.legend}>{legend(index + 1)}</legend>}
      <div className={styles.fields}>{shown(line, index)}</div>
      <IconButton
        className={styles.remove}
        icon="trash"
        label={removeLabel(index + 1)}
        onClick={() => onChange(lines.toSpliced(index, 1))}
      />
    </fieldset>
  ));
}
