import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { type Class, useClassWrites } from './classes.queries.ts';
import { OwnCourse } from './own-course.tsx';

/** Its teacher gives it another name, a member another of the own courses. */
export function ChangeForm({ of, onClose }: { of: Class; onClose: () => void }) {
  const t = useTexts();
  const { rename, changeMembership } = useClassWrites();
  const isOwn = of.teacher === null;
  const params = { id: of.id };
  const form = useForm({
    draft: `class.change.${of.id}`,
    initial: { name: of.name, course: of.course },
    rules: isOwn ? { name: fields.createClass.name } : {},
    read: ({ name, course }) =>
      !isOwn && course.trim() === ''
        ? { problems: { course: t('class.courseMissing') } }
        : { body: { name, course } },
    send: ({ name, course }) =>
      isOwn
        ? rename({ params, body: { name } })
        : changeMembership({ params, body: { course: course.trim() } }),
    done: ({ name, course }) =>
      isOwn ? t('class.renamed', { name }) : t('class.movedTo', { course }),
    failed: t('failed'),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t(isOwn ? 'class.rename' : 'class.otherCourse')}>
      {isOwn ? (
        <TextField label={t('class.name')} required {...form.field('name')} />
      ) : (
        <>
          <OwnCourse field={form.field('course')} />
          <small>{t('class.otherCourseNote')}</small>
        </>
      )}
    </FormDialog>
  );
}
