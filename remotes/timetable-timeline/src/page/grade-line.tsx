import { hundred } from '@board/contracts/constants/grades';
import { markSoFar } from '@board/contracts/grades/course-mark';
import { bandOf, type Grading, pointsOf } from '@board/contracts/grades/grade-points';
import { Icon, tinted } from '@board/ui';
import { useId, useState } from 'react';
import { figure } from '../grades/figures.ts';
import { GradeSheet } from '../grades/grade-sheet.tsx';
import type { GradedCourse } from '../grades/grades.queries.ts';
import { useTexts } from '../text.ts';
import styles from './grades-page.module.css';

/** A course in one line; a press opens its parts below it. */
export function GradeLine({ item, grading }: { item: GradedCourse; grading: Grading }) {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { course_name: name, color, grade } = item;
  const so = grade && markSoFar(grade.parts);
  const notes = [
    grade && t('grades.creditsOf', { count: grade.credits / hundred }),
    grade && !grade.counts && t('grades.doesNotCount'),
  ].filter(Boolean);
  return (
    <li className={styles.line} style={color === null ? undefined : tinted(color)}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>
          {name}
          {notes.length > 0 && <small>{notes.join(t('list.dot'))}</small>}
        </span>
        {so ? (
          <>
            <span className={styles.mark}>{figure(so.mark)}</span>
            <span className={styles.points}>
              {grading.scale === 'percent'
                ? bandOf(so.mark, grading.bands)?.letter
                : figure(pointsOf(so.mark, grading))}
            </span>
          </>
        ) : (
          <small className={styles.noMark}>{t('grades.noMark')}</small>
        )}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id={id} hidden={!open} className={styles.sheet}>
        {open && <GradeSheet item={item} grading={grading} />}
      </div>
    </li>
  );
}
