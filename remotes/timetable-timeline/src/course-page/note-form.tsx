import fields from '@board/contracts/fields';
import { attempt } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { TextArea } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import type { CoursePlan } from '../plan/courses.queries.ts';
import { useTexts } from '../text.ts';
import { useNoteWrites } from './course-page.queries.ts';

/** The note of a course, and the way back to what it was. */
export function NoteForm({ plan, onClose }: { plan: CoursePlan; onClose: () => void }) {
  const t = useTexts();
  const { save } = useNoteWrites();
  const failed = t('note.failed');
  const form = useForm({
    draft: `course.note.${plan.id}`,
    seen: plan,
    initial: { note: plan.note },
    rules: { note: fields.createCourse.note },
    read: (values) => ({ body: values }),
    send: ({ note }, over) => save({ ...plan, ...over }, note),
    conflict: {
      title: t('note.conflict'),
      undecided: t('undecided'),
      describe: ({ note }) => [{ label: t('note.title'), value: note }],
    },
    done: (after, _, theirs = plan) => ({
      key: plan.id,
      message: t('note.saved'),
      undo: () =>
        attempt(() => save(after, theirs.note), { key: plan.id, done: t('note.saved'), failed }),
    }),
    waits: true,
    failed,
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('note.of', { course: plan.course_name })}>
      <TextArea
        label={t('note.title')}
        hint={t('note.markdown')}
        rows={8}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
