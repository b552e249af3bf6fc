import { hundred } from '@board/contracts/constants/grades';
import { markSoFar } from '@board/contracts/grades/course-mark';
import { type Grading, pointsOf } from '@board/contracts/grades/grade-points';
import { attempt } from '@board/platform';
import { Button, lateDialog, Row } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { figure, plainFigure } from './figures.ts';
import styles from './grade-sheet.module.css';
import { type GradedCourse, useGradeWrites } from './grades.queries.ts';
import { WhatIf } from './what-if.tsx';

const GradeForm = lateDialog(async () => (await import('./grade-form.tsx')).GradeForm);

/** The parts of a course's mark, what it is so far, and what is needed for what one wants. */
export function GradeSheet({ item, grading }: { item: GradedCourse; grading: Grading }) {
  const t = useTexts();
  const [editing, setEditing] = useState(false);
  const { remove, restore } = useGradeWrites();
  const { grade, course_name: name } = item;
  const parts = grade?.parts ?? [];
  const so = markSoFar(parts);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);

  function removeIt() {
    if (!grade) return;
    void attempt(() => remove(grade), {
      key: grade.id,
      done: t('grades.deleted', { name }),
      failed: t('grades.notChanged'),
      undo: () => restore(grade),
    });
  }

  return (
    <div className={styles.sheet}>
      {so && (
        <p className={styles.so}>
          <strong>{figure(so.mark)}</strong>{' '}
          {t('grades.soFar', { share: plainFigure(Math.round(so.share / hundred) * hundred) })}
          {grading.scale !== 'percent' && (
            <span className={styles.points}>
              {t('grades.points', {
                points: figure(pointsOf(so.mark, grading)),
                scale: grading.scale,
              })}
            </span>
          )}
        </p>
      )}
      {parts.length === 0 ? (
        <p className={styles.note}>{t('grades.noParts')}</p>
      ) : (
        <div className={styles.columns}>
          <table className={styles.parts} aria-label={t('grades.partsOf', { name })}>
            <thead>
              <tr>
                <th scope="col">{t('grades.part')}</th>
                <th scope="col">{t('grades.weight')}</th>
                <th scope="col">{t('grades.mark')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one name
                <tr key={at}>
                  <th scope="row">{part.name || t('grades.partNumber', { number: at + 1 })}</th>
                  <td>{plainFigure(part.weight)}%</td>
                  <td>
                    {part.mark === null ? (
                      <span className={styles.open}>{t('grades.open')}</span>
                    ) : part.out_of === hundred * hundred ? (
                      figure(part.mark)
                    ) : (
                      `${plainFigure(part.mark)}/${plainFigure(part.out_of)}`
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <WhatIf key={grade?.version} parts={parts} grading={grading} />
        </div>
      )}
      {parts.length > 0 && weights !== hundred * hundred && (
        <p className={styles.note}>{t('grades.weights', { sum: plainFigure(weights) })}</p>
      )}
      <Row>
        <Button
          icon={grade ? 'edit' : 'plus'}
          label={t(grade ? 'grades.edit' : 'grades.begin')}
          onClick={() => setEditing(true)}
        />
        {grade && (
          <Button variant="quiet" icon="trash" needsNetwork onClick={removeIt}>
            {t('grades.delete')}
          </Button>
        )}
      </Row>
      {editing && <GradeForm item={item} onClose={() => setEditing(false)} />}
    </div>
  );
}
