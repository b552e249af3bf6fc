import type { Term } from '@board/contracts/calls/terms';
import fields from '@board/contracts/fields';
import { useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Button, DateField, Row, SelectField, TextField } from '@board/ui';
import { FormDialog, LinesField } from '@board/ui/dialogs';
import { type CourseBody, type CoursePlan, useCourseSave } from '../plan/courses.queries.ts';
import { useWeekdayOptions } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import { ColourChoice } from './colour-choice.tsx';
import {
  bodyOf,
  draftOf,
  emptyMeeting,
  emptySession,
  type NewCourse,
  newDraft,
} from './course-draft.ts';
import styles from './course-form.module.css';
import { LessonTimeFields } from './lesson-time-fields.tsx';

interface CourseFormProps {
  terms: readonly Term[];
  /** The course to edit, or where a new one is to stand. */
  plan?: CoursePlan;
  start: NewCourse;
  onClose: () => void;
}

/** All of a course: its name, its weekly lessons and its lessons on single days. */
export function CourseForm({ terms, plan, start, onClose }: CourseFormProps) {
  const t = useTexts();
  const today = useToday();
  const weekdays = useWeekdayOptions();
  const save = useCourseSave();
  const school = plan?.source === 'school';
  const form = useForm({
    draft: `course.${plan?.id ?? 'new'}`,
    initial: plan ? draftOf(plan) : newDraft(start),
    rules: fields.createCourse,
    read: (draft) => ({ body: { id: draft.id, ...bodyOf(draft) } }),
    send({ id, ...body }, over) {
      if (!plan) return save({ id, ...body });
      // The rest of a course that the school plans is the school's.
      const own = body.color ? { color: body.color } : {};
      return save((school ? own : body) as CourseBody, { ...plan, ...over });
    },
    conflict: { title: t('course.conflict'), undecided: t('course.undecided'), describe },
    done: (_, { course_name: name }) => t(plan ? 'course.saved' : 'course.added', { name }),
    failed: t('lesson.failed'),
    onDone: onClose,
  });
  const { values, problems, change } = form;
  const term = terms.find((each) => each.id === values.term_id);
  const weeks = term?.weeks ?? start.weeks;
  const timeProblem = (path: string) => problems[`${path}.periods`] ?? problems[`${path}.time`];

  function describe({ course_name, teacher, meetings = [] }: Partial<CourseBody>) {
    const lessons = meetings.map((each) =>
      [each.periods, each.weeks, each.classroom].filter(Boolean).join(' '),
    );
    return [
      { label: t('course.name'), value: course_name ?? plan?.course_name ?? '' },
      { label: t('lesson.teacher'), value: teacher ?? plan?.teacher ?? '' },
      { label: t('course.lessons'), value: lessons.join('; ') },
    ];
  }

  return (
    <FormDialog
      form={form}
      size="wide"
      title={t(plan ? 'course.edit' : 'course.add')}
      submitLabel={t(plan ? 'save' : 'add')}
    >
      {school && <p className={styles.note}>{t('course.schoolNote')}</p>}
      <div className={styles.head}>
        <TextField
          label={t('course.name')}
          disabled={school}
          required
          {...form.field('course_name')}
        />
        <TextField
          label={t('lesson.teacher')}
          optional
          disabled={school}
          {...form.field('teacher')}
        />
        <ColourChoice {...form.field('color')} />
        {!school && (
          <SelectField
            label={t('course.term')}
            options={[
              ...terms.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: t('course.noTerm') },
            ]}
            {...form.field('term_id')}
          />
        )}
      </div>
      {!school && (
        <>
          <LinesField
            lines={values.term_id === '' ? [] : values.meetings}
            onChange={(meetings) => change({ meetings })}
            keyOf={({ id }) => id}
            legend={(number) => t('course.meeting', { number })}
            removeLabel={(number) => t('course.removeMeeting', { number })}
          >
            {(meeting, edit, index) => (
              <>
                <SelectField
                  label={t('course.weekday')}
                  options={weekdays}
                  value={String(meeting.weekday)}
                  onChange={(weekday) => edit({ weekday: Number(weekday) })}
                />
                <LessonTimeFields
                  value={meeting}
                  onChange={edit}
                  error={timeProblem(`meetings.${index}`)}
                />
                <TextField
                  label={t('course.weeks')}
                  placeholder="1-16周(单)"
                  value={meeting.weeks}
                  onChange={(next) => edit({ weeks: next })}
                  error={problems[`meetings.${index}.weeks`]}
                />
                <TextField
                  label={t('lesson.location')}
                  value={meeting.classroom}
                  onChange={(classroom) => edit({ classroom })}
                />
              </>
            )}
          </LinesField>
          <LinesField
            lines={values.sessions}
            onChange={(sessions) => change({ sessions })}
            keyOf={({ id }) => id}
            legend={(number) => t('course.session', { number })}
            removeLabel={(number) => t('course.removeSession', { number })}
          >
            {(session, edit, index) => (
              <>
                <DateField
                  label={t('lesson.date')}
                  value={session.date}
                  onChange={(date) => edit({ date })}
                  error={problems[`sessions.${index}.date`]}
                />
                <LessonTimeFields
                  value={session}
                  onChange={edit}
                  error={timeProblem(`sessions.${index}`)}
                />
                <TextField
                  label={t('lesson.location')}
                  value={session.classroom}
                  onChange={(classroom) => edit({ classroom })}
                />
              </>
            )}
          </LinesField>
          <Row>
            {values.term_id !== '' && (
              <Button
                label={t('course.addMeeting')}
                icon="plus"
                onClick={() => change({ meetings: [...values.meetings, emptyMeeting(weeks)] })}
              />
            )}
            <Button
              label={t('course.addSession')}
              icon="plus"
              onClick={() => change({ sessions: [...values.sessions, emptySession(today)] })}
            />
          </Row>
        </>
      )}
    </FormDialog>
  );
}
