import { textLength } from '@board/contracts/constants/limits';
import { weekdays } from '@board/contracts/constants/timetable';
import { readPeriods, writePeriods } from '@board/contracts/formats/period-text';
import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import { Button, Checkbox, Row, Status, TextField } from '@board/ui';
import { useState } from 'react';
import { usePlanWords } from '../plan/plan-words.ts';
import { useWeekdayName } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import styles from './import-wizard.module.css';
import { hoursIn, type ImportedLesson } from './place-lesson.ts';

interface LessonFieldsProps {
  lesson: ImportedLesson;
  termWeeks: number;
  /** One on each of its days; none: it is not wanted. */
  onDone: (lessons: readonly ImportedLesson[]) => void;
}

/** A lesson of the preview, set right in its place. */
export function LessonFields({ lesson, termWeeks, onDone }: LessonFieldsProps) {
  const t = useTexts();
  const { periodsProblem, weeksProblem } = useRules(termWeeks);
  const { periodFigures, weekFigures } = usePlanWords();
  const nameOf = useWeekdayName();
  const [days, setDays] = useState(lesson.weekday ? [lesson.weekday] : []);
  const [values, setValues] = useState({
    ...lesson,
    periods: periodFigures(lesson.periods),
    weeks: weekFigures(lesson.weeks),
  });
  const [shown, setShown] = useState(false);
  const field = (name: 'course_name' | 'teacher' | 'classroom' | 'periods' | 'weeks') => ({
    value: values[name],
    maxLength: textLength.name,
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  const problems = {
    name: values.course_name.trim() ? undefined : t('import.nameMissing'),
    days: days.length > 0 ? undefined : t('import.daysMissing'),
    periods: periodsProblem(values.periods),
    weeks: weeksProblem(values.weeks),
  };

  function finish() {
    setShown(true);
    if (Object.values(problems).some(Boolean)) return;
    const corrected = {
      ...values,
      course_name: values.course_name.trim(),
      periods: hoursIn(values.periods) ?? writePeriods(readPeriods(values.periods) ?? []),
      weeks: writeWeeks(readWeeks(values.weeks, termWeeks) ?? []),
    };
    onDone(
      weekdays.filter((day) => days.includes(day)).map((day) => ({ ...corrected, weekday: day })),
    );
  }

  const error = (problem: string | undefined) => (shown ? problem : undefined);
  return (
    <fieldset className={styles.correct}>
      <legend>{lesson.text ? t('import.says', { text: lesson.text }) : lesson.course_name}</legend>
      <TextField label={t('course.name')} error={error(problems.name)} {...field('course_name')} />
      <fieldset className={styles.days}>
        <legend>{t('course.weekday')}</legend>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={nameOf(day)}
            checked={days.includes(day)}
            onChange={(on) =>
              setDays((now) => (on ? [...now, day] : now.filter((each) => each !== day)))
            }
          />
        ))}
        {error(problems.days) && <Status tone="error">{problems.days}</Status>}
      </fieldset>
      <Row even>
        <TextField
          label={t('lesson.periods')}
          error={error(problems.periods)}
          {...field('periods')}
        />
        <TextField label={t('course.weeks')} error={error(problems.weeks)} {...field('weeks')} />
      </Row>
      <Row even>
        <TextField label={t('lesson.location')} optional {...field('classroom')} />
        <TextField label={t('lesson.teacher')} optional {...field('teacher')} />
      </Row>
      <div className={styles.ends}>
        <Button variant="quiet" onClick={() => onDone([])} label={t('import.notWanted')} />
        <Button onClick={finish} label={t('import.asIs')} />
      </div>
    </fieldset>
  );
}

function useRules(termWeeks: number) {
  const t = useTexts();
  const { periodsInWords, weeksInWords } = usePlanWords();
  return {
    periodsProblem: (text: string) =>
      readPeriods(text)?.length || hoursIn(text)
        ? undefined
        : t('import.periodsUnread', { example: periodsInWords('1-2节') }),
    weeksProblem: (text: string) =>
      readWeeks(text, termWeeks)?.length
        ? undefined
        : t('import.weeksUnread', { example: weeksInWords('4,6-8周') }),
  };
}
