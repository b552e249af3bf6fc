import { useFormat } from '@board/platform';
import { Segmented, Status } from '@board/ui';
import { usePlanWords } from '../plan/plan-words.ts';
import { useWeekdayName } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import type { ImportedCourse, ImportPreview } from './import.queries.ts';
import styles from './import-wizard.module.css';

interface PreviewStepProps {
  preview: ImportPreview;
  mode: 'merge' | 'replace';
  onMode: (mode: 'merge' | 'replace') => void;
  /** A new term has nothing to replace. */
  replaceable: boolean;
}

/** What will be there afterwards, what cannot be read, and what would overlap. */
export function PreviewStep({ preview, mode, onMode, replaceable }: PreviewStepProps) {
  const t = useTexts();
  const format = useFormat();
  const { courses, problems } = preview;
  const conflicts = mode === 'replace' ? preview.conflicts_when_replacing : preview.conflicts;
  return (
    <>
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
            {problems.map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>{t('import.problem', { line, reason })}</li>
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
          {courses.map((course) => (
            <li key={`${course.course_name} ${course.teacher}`}>
              <ImportedLines course={course} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ImportedLines({ course }: { course: ImportedCourse }) {
  const t = useTexts();
  const format = useFormat();
  const dot = t('list.dot');
  const weekdayName = useWeekdayName();
  const { periodsInWords, weeksInWords } = usePlanWords();
  const timeOf = ({ time, periods }: { time: string | null; periods: string }) =>
    time ? format.timeRange(time) : periodsInWords(periods);
  const lines = [
    ...course.meetings.map((each) => [
      weekdayName(each.weekday),
      timeOf(each),
      weeksInWords(each.weeks),
      each.classroom,
    ]),
    ...course.sessions.map((each) => [format.mediumDay(each.date), timeOf(each), each.classroom]),
  ].map((parts) => parts.filter(Boolean).join(dot));
  return (
    <>
      <strong>{course.course_name}</strong> <span className={styles.note}>{course.teacher}</span>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
