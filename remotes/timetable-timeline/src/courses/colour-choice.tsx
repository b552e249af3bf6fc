import { courseColours } from '@board/contracts/constants/periods';
import { classNames, VisuallyHidden } from '@board/ui';
import { useId } from 'react';
import colours from '../lessons/course-colours.module.css';
import { useTexts } from '../text.ts';
import styles from './colour-choice.module.css';

interface ColourChoiceProps {
  value: number | null;
  onChange: (color: number) => void;
}

/** One of the five colours; a course that has none yet gets the next one of the cycle. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const t = useTexts();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('course.colour')}</legend>
      {Array.from({ length: courseColours }, (_, index) => index + 1).map((color) => (
        <label
          key={color}
          className={classNames(colours.coloured, styles.option)}
          data-colour={color}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === color}
            onChange={() => onChange(color)}
          />
          <VisuallyHidden>{t(`colour.${color}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
