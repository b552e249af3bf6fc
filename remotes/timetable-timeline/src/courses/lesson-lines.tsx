import type { Form } from '@board/platform/forms';
import { Button, DateField, Row, SelectField, TextField } from '@board/ui';
import { LinesField } from '@board/ui/dialogs';
import { useWeekdayOptions } from '../plan/weekdays.ts';
import { useTexts } from '../text.ts';
import { type CourseDraft, emptyMeeting, emptySession } from './course-draft.ts';
import { LessonTimeFields } from './lesson-time-fields.tsx';

interface LessonLinesProps {
  form: Pick<Form<CourseDraft>, 'values' | 'problems' | 'change'>;
  weeks: number;
  today: string;
}

/** Lessons one by one: weekly ones that differ in their weeks or rooms, and those on single days. */
export function LessonLines({ form, weeks, today }: LessonLinesProps) {
  const t = useTexts();
  const weekdays = useWeekdayOptions();
  const { values, problems, change } = form;
  const weekly = values.term_id !== '';
  const timeProblem = (path: string) => problems[`${path}.periods`] ?? problems[`${path}.time`];
  return (
    <>
      {weekly && values.apart && (
        <LinesField
          lines={values.meetings}
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
                {...edit.field('weeks')}
                error={problems[`meetings.${index}.weeks`]}
              />
              <TextField label={t('lesson.location')} {...edit.field('classroom')} />
            </>
          )}
        </LinesField>
      )}
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
            <TextField label={t('lesson.location')} {...edit.field('classroom')} />
          </>
        )}
      </LinesField>
      <Row>
        {weekly && !values.apart && (
          <Button
            variant="quiet"
            label={t('course.apart')}
            onClick={() => change({ apart: true })}
          />
        )}
        {weekly && values.apart && (
          <Button
            label={t('course.addMeeting')}
            icon="plus"
            onClick={() => change({ meetings: [...values.meetings, emptyMeeting(weeks)] })}
          />
        )}
        <Button
          label={t('course.addSession')}
          variant={weekly ? 'quiet' : 'default'}
          icon="plus"
          onClick={() => change({ sessions: [...values.sessions, emptySession(today)] })}
        />
      </Row>
    </>
  );
}
