import type { KeptVersion } from '@board/contracts/events/event-map';
import { type ApiError, chooseVersion, isApiError, toast } from '@board/platform';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { type CourseBody, type CoursePlan, useCourseSave } from './courses.queries.ts';

/** Sends the form; what is wrong goes beside its field, and a newer version lets the person choose. */
export function useCourseSubmit(plan: CoursePlan | undefined, close: () => void) {
  const text = useTexts();
  const { save, pending } = useCourseSave();
  const [error, setError] = useState<unknown>();
  const known = isApiError(error) ? error : undefined;

  async function submit(id: string, body: CourseBody): Promise<void> {
    if (pending) return;
    const sent =
      plan?.source === 'school' ? { ...(body.color ? { color: body.color } : {}) } : body;
    try {
      const kept = await attempt(id, sent as CourseBody);
      if (kept === 'undecided') return setError(kept);
      if (kept === 'theirs') return close();
    } catch (failure) {
      setError(failure);
      return;
    }
    toast({
      tone: 'success',
      message: text(plan ? 'course.saved' : 'course.added', { name: body.course_name }),
    });
    close();
  }

  async function attempt(id: string, body: CourseBody): Promise<KeptVersion> {
    if (!plan) {
      await save({ id, ...body });
      return 'mine';
    }
    try {
      await save(body, plan);
      return 'mine';
    } catch (failure) {
      if (!isApiError(failure) || failure.status !== 412) throw failure;
      const keep = await chooseVersion({
        title: text('course.conflict'),
        mine: fieldsOf(body),
        theirs: fieldsOf(currentOf(failure)),
      });
      if (keep === 'mine') await save(body, { id: plan.id });
      return keep;
    }
  }

  function fieldsOf(course: Partial<Pick<CourseBody, 'course_name' | 'teacher' | 'meetings'>>) {
    return [
      { label: text('course.name'), value: course.course_name ?? plan?.course_name ?? '' },
      { label: text('lesson.teacher'), value: course.teacher ?? plan?.teacher ?? '' },
      {
        label: text('course.lessons'),
        value: (course.meetings ?? [])
          .map((each) => [each.periods, each.weeks, each.classroom].filter(Boolean).join(' '))
          .join('; '),
      },
    ];
  }

  return {
    submit,
    pending,
    errorOf: (field: string) => known?.fieldMessage(field),
    general:
      error === 'undecided'
        ? text('course.undecided')
        : error === undefined || (known && known.details.length > 0)
          ? undefined
          : known && known.status > 0
            ? known.message
            : text('lesson.failed'),
  };
}

function currentOf(failure: ApiError): Partial<CourseBody> {
  return (failure.current ?? {}) as Partial<CourseBody>;
}
