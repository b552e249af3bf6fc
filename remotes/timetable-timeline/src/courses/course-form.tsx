import type { Term } from '@board/contracts/calls/terms';
import fields from '@board/contracts/fields';
import { useToday } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { Row, SelectField, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { ColourChoice } from '../plan/colour-choice.tsx';
import { type CourseBody, type CoursePlan, useCourseWrites } from '../plan/courses.queries.ts';
import { seasonOf, usualWeeks } from '../plan/new-term.ts';
import { termOn } from '../plan/term-week.ts';
import { usePutBack } from '../plan/use-put-back.ts';
import { isGoingOn, WeekNow } from '../plan/week-now.tsx';
import { useTexts } from '../text.ts';
import {
  allWeeks,
  bodyOf,
  type CourseDraft,
  draftOf,
  type NewCourse,
  newDraft,
  newTerm,
} from './course-draft.ts';
import styles from './course-form.module.css';
import { LessonLines } from './lesson-lines.tsx';
import { WeeklyLessons } from './weekly-lessons.tsx';

interface CourseFormProps {
  terms: readonly Term[];
  /** The course to edit, or where a new one is to stand. */
  about: { plan: CoursePlan } | { start: Omit<NewCourse, 'today'> };
  onClose: () => void;
}

/** All of a course: its name, its weekly lessons and its lessons on single days. */
export function CourseForm({ terms, about, onClose }: CourseFormProps) {
  const t = useTexts();
  const today = useToday();
  const termName = useTermName();
  const { save, remove } = useCourseWrites();
  const putBack = usePutBack();
  const plan = 'plan' in about ? about.plan : undefined;
  const school = plan?.source === 'school';
  const initial =
    'plan' in about ? draftOf(about.plan, today) : newDraft({ ...about.start, today });
  /** The rest of a course that the school plans is the school's. */
  const ownOf = (body: CourseBody) =>
    (school ? (body.color ? { color: body.color } : {}) : body) as CourseBody;
  const form = useForm({
    draft: `course.${plan?.id ?? 'new'}`,
    seen: plan,
    initial,
    rules: fields.createCourse,
    read: (draft) => ({
      body: { id: draft.id, ...bodyOf(draft, termName(draft.first_monday)) },
    }),
    send({ id, ...body }, over) {
      if (!plan) return save({ id, ...body });
      return save(ownOf(body), { ...plan, ...over });
    },
    conflict: { title: t('course.conflict'), undecided: t('undecided'), describe },
    done: (after, { course_name: name, new_term: made }) => ({
      key: after.id,
      message: made
        ? t('course.addedWithTerm', { name, term: made.name })
        : t(plan ? 'saved' : 'added', { name }),
      undo: putBack(
        () => (plan ? save(ownOf(bodyOf(initial, '')), after) : remove(after.id)),
        after.id,
      ),
    }),
    failed: t('failed'),
    onDone: onClose,
  });
  const { values, change } = form;
  const isNew = values.term_id === newTerm;
  const termOf = (id: string) =>
    id === newTerm
      ? { first_monday: values.first_monday, weeks: usualWeeks }
      : terms.find((each) => each.id === id);
  const term = termOf(values.term_id);
  /** Of all weekly lessons. */
  const shared = (part: Partial<Pick<CourseDraft, 'weeks' | 'classroom'>>) => ({
    ...part,
    meetings: values.meetings.map((each) => ({ ...each, ...part })),
  });

  function changeTerm(term_id: string) {
    const weeks = termOf(term_id)?.weeks;
    // All weeks of the one term are all of the other.
    const isWhole = weeks && !values.apart && values.weeks === allWeeks(term?.weeks ?? weeks);
    change({ term_id, ...(isWhole && shared({ weeks: allWeeks(weeks) })) });
  }

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
      broad={term !== undefined && !school}
      title={t(plan ? 'course.edit' : 'course.add')}
      submitLabel={plan ? undefined : t('add')}
    >
      {school && <p className={styles.note}>{t('course.schoolNote')}</p>}
      <div className={styles.columns}>
        <TextField
          label={t('course.name')}
          disabled={school}
          required
          {...form.field('course_name')}
        />
        {term && !school && (
          <WeeklyLessons
            form={form}
            term={term}
            planId={plan?.id ?? ''}
            today={today}
            onWeeks={(weeks) => change(shared({ weeks }))}
          />
        )}
        {isNew && isGoingOn(values.first_monday, usualWeeks, today) && (
          <WeekNow
            firstMonday={values.first_monday}
            weeks={usualWeeks}
            onChange={(first_monday) => change({ first_monday })}
          />
        )}
        <Row even>
          {term && !school && !values.apart && (
            <TextField
              label={t('lesson.location')}
              optional
              {...form.field('classroom')}
              onChange={(classroom) => change(shared({ classroom }))}
            />
          )}
          <TextField
            label={t('lesson.teacher')}
            optional
            disabled={school}
            {...form.field('teacher')}
          />
        </Row>
        <ColourChoice {...form.field('color')} />
        {!school && (
          <SelectField
            label={t('course.term')}
            options={[
              ...terms.map(({ id, name }) => ({ value: id, label: name })),
              ...(termOn(terms, today) && !isNew
                ? []
                : [
                    {
                      value: newTerm,
                      label: t('course.newTerm', { name: termName(values.first_monday) }),
                    },
                  ]),
              { value: '', label: t('course.noTerm') },
            ]}
            {...form.field('term_id')}
            onChange={changeTerm}
          />
        )}
      </div>
      {!school && <LessonLines form={form} weeks={term?.weeks ?? usualWeeks} today={today} />}
    </FormDialog>
  );
}

/** What a term is called that nobody has named. */
function useTermName(): (firstMonday: string) => string {
  const t = useTexts();
  return (firstMonday) =>
    t(`term.season.${seasonOf(firstMonday)}`, { year: firstMonday.slice(0, 4) });
}
