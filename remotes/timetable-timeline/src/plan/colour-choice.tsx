import { courseColours } from '@board/contracts/constants/periods';
import { tinted, VisuallyHidden } from '@board/ui';
import { Tile } from '@board/ui/dialogs';
import { useId } from 'react';
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
        <Tile
          key={color}
          type="radio"
          className={styles.option}
          style={tinted(color)}
          name={name}
          checked={value === color}
          onChange={() => onChange(color)}
        >
          <VisuallyHidden>{t(`colour.${color}`)}</VisuallyHidden>
        </Tile>
      ))}
    </fieldset>
  );
}
