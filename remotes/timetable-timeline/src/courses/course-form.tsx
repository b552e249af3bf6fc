import type { Term } from '@board/contracts/calls/terms';
import { useDraft, useToday } from '@board/platform';
import { Button, Dialog, SelectField, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import { ColourChoice } from './colour-choice.tsx';
import {
  bodyOf,
  type CourseDraft,
  draftOf,
  emptyMeeting,
  emptySession,
  type NewCourse,
  newDraft,
} from './course-draft.ts';
import styles from './course-form.module.css';
import type { CoursePlan } from './courses.queries.ts';
import { MeetingFields, SessionFields } from './meeting-fields.tsx';
import { useCourseSubmit } from './use-course-submit.ts';

interface CourseFormProps {
  terms: readonly Term[];
  /** The course to edit, or where a new one is to stand. */
  plan?: CoursePlan;
  start: NewCourse;
  onClose: () => void;
}

/** All of a course: its name, its weekly lessons and its lessons on single days. */
export function CourseForm({ terms, plan, start, onClose }: CourseFormProps) {
  const text = useTexts();
  const today = useToday();
  const initial = plan ? draftOf(plan) : newDraft(start);
  const draft = useDraft<CourseDraft>(`course.${plan?.id ?? 'new'}`, initial);
  const { value, change } = draft;
  const close = () => {
    draft.discard();
    onClose();
  };
  const { submit, pending, errorOf, general } = useCourseSubmit(plan, close);
  const school = plan?.source === 'school';
  const term = terms.find((each) => each.id === value.term_id);

  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={text(plan ? 'course.edit' : 'course.add')}
      onSubmit={() => void submit(value.id, bodyOf(value))}
      footer={
        <>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" busy={pending}>
            {text(plan ? 'save' : 'add')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {school && <p className={styles.note}>{text('course.schoolNote')}</p>}
        <div className={styles.head}>
          <TextField
            label={text('course.name')}
            value={value.course_name}
            onChange={(course_name) => change({ course_name })}
            error={errorOf('course_name')}
            disabled={school}
            required
          />
          <TextField
            label={text('lesson.teacher')}
            optional
            value={value.teacher}
            onChange={(teacher) => change({ teacher })}
            disabled={school}
          />
          <ColourChoice value={value.color} onChange={(color) => change({ color })} />
          {!school && (
            <SelectField
              label={text('course.term')}
              options={[
                ...terms.map(({ id, name }) => ({ value: id, label: name })),
                { value: '', label: text('course.noTerm') },
              ]}
              value={value.term_id}
              onChange={(term_id) => change({ term_id })}
              error={errorOf('term_id')}
            />
          )}
        </div>
        {!school && (
          <>
            {value.term_id !== '' &&
              value.meetings.map((meeting, index) => (
                <MeetingFields
                  key={meeting.id}
                  value={meeting}
                  number={index + 1}
                  errorOf={(field) => errorOf(`meetings.${index}.${field}`)}
                  onChange={(part) => change({ meetings: withPart(value.meetings, index, part) })}
                  onRemove={() =>
                    change({ meetings: value.meetings.filter((each) => each !== meeting) })
                  }
                />
              ))}
            {value.sessions.map((session, index) => (
              <SessionFields
                key={session.id}
                value={session}
                number={index + 1}
                errorOf={(field) => errorOf(`sessions.${index}.${field}`)}
                onChange={(part) => change({ sessions: withPart(value.sessions, index, part) })}
                onRemove={() =>
                  change({ sessions: value.sessions.filter((each) => each !== session) })
                }
              />
            ))}
            <div className={styles.adders}>
              {value.term_id !== '' && (
                <Button
                  icon="plus"
                  onClick={() =>
                    change({
                      meetings: [...value.meetings, emptyMeeting(term?.weeks ?? start.weeks)],
                    })
                  }
                >
                  {text('course.addMeeting')}
                </Button>
              )}
              <Button
                icon="plus"
                onClick={() => change({ sessions: [...value.sessions, emptySession(today)] })}
              >
                {text('course.addSession')}
              </Button>
            </div>
          </>
        )}
        {general && (
          <p role="alert" className={styles.error}>
            {general}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function withPart<Row>(rows: readonly Row[], at: number, part: Partial<Row>): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...part } : row));
}
