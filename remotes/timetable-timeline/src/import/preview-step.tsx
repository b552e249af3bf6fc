import { useFormat } from '@board/platform';
import { Button, IconButton, Segmented, Status } from '@board/ui';
import { useState } from 'react';
import { useLessonLines } from '../plan/use-lesson-lines.ts';
import { useTexts } from '../text.ts';
import type { ImportedCourse, ImportPreview } from './import.queries.ts';
import styles from './import-wizard.module.css';
import { LessonFields } from './lesson-fields.tsx';
import { type ImportedLesson, type LessonPlace, lessonAt } from './place-lesson.ts';

interface PreviewStepProps {
  preview: ImportPreview;
  mode: 'merge' | 'replace';
  onMode: (mode: 'merge' | 'replace') => void;
  /** A new term has nothing to replace. */
  replaceable: boolean;
  onLesson: (place: LessonPlace, lessons: readonly ImportedLesson[]) => void;
}

/** What will be there afterwards, what cannot be read, and what would overlap. */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, mode, onMode, replaceable, onLesson } = props;
  const t = useTexts();
  const format = useFormat();
  const { courses, problems, source } = preview;
  const [open, setOpen] = useState<LessonPlace>();
  const corrected = open && lessonAt(preview, open);
  const fields = open && corrected && (
    <LessonFields
      key={JSON.stringify(open)}
      lesson={corrected}
      termWeeks={preview.term.weeks}
      onDone={(lessons) => {
        setOpen(undefined);
        onLesson(open, lessons);
      }}
    />
  );
  const conflicts = mode === 'replace' ? preview.conflicts_when_replacing : preview.conflicts;
  return (
    <>
      {source && <p className={styles.note}>{t('import.source', { source })}</p>}
      {replaceable && (
        <div className={styles.mode}>
          <Segmented
            label={t('import.mode')}
            options={[
              { value: 'merge', label: t('import.merge') },
              { value: 'replace', label: t('import.replace') },
            ]}
            value={mode}
            onChange={onMode}
          />
          <p className={styles.note}>
            {t(mode === 'merge' ? 'import.mergeNote' : 'import.replaceNote')}
          </p>
        </div>
      )}
      {problems.length > 0 && (
        <section className={styles.part}>
          <h3>
            <Status tone="error">{t('import.problems', { count: problems.length })}</Status>
          </h3>
          <ul className={styles.lines}>
            {problems.map(({ line, reason, lesson }, problem) => (
              <li key={`${line} ${reason} ${lesson?.text}`}>
                {open && 'problem' in open && open.problem === problem ? (
                  fields
                ) : (
                  <span className={styles.line}>
                    <span>
                      {lesson && <strong>{lesson.course_name || lesson.text} </strong>}
                      {line > 0 ? t('import.problem', { line, reason }) : reason}
                    </span>
                    {lesson && (
                      <Button
                        size="small"
                        label={t('import.correct')}
                        onClick={() => setOpen({ problem })}
                      />
                    )}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {conflicts.length > 0 && (
        <section className={styles.part}>
          <h3>
            <Status tone="warning">{t('import.conflicts', { count: conflicts.length })}</Status>
          </h3>
          <ul className={styles.lines}>
            {conflicts.map((conflict) => (
              <li
                key={`${conflict.course_name} ${conflict.other} ${conflict.date} ${conflict.time}`}
              >
                {t(conflict.existing ? 'import.conflictExisting' : 'import.conflict', {
                  name: conflict.course_name,
                  other: conflict.other,
                  when: `${format.mediumDay(conflict.date)} ${format.timeRange(conflict.time)}`,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3>{t('import.courses', { count: courses.length })}</h3>
        <ul className={styles.courses}>
          {courses.map((course, at) => (
            <li key={`${course.course_name} ${course.teacher}`}>
              <ImportedLines
                course={course}
                onCorrect={(meeting) => setOpen({ course: at, meeting })}
              />
              {open && 'course' in open && open.course === at && fields}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface ImportedLinesProps {
  course: ImportedCourse;
  onCorrect: (meeting: number) => void;
}

function ImportedLines({ course, onCorrect }: ImportedLinesProps) {
  const t = useTexts();
  const lines = useLessonLines()(course);
  return (
    <>
      <strong>{course.course_name}</strong> <span className={styles.note}>{course.teacher}</span>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <li key={line} className={styles.line}>
            {line}
            {at < course.meetings.length && (
              <IconButton
                icon="edit"
                size="small"
                label={t('import.correctLine', { name: course.course_name, line })}
                onClick={() => onCorrect(at)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
