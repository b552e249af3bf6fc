import { courseAt } from '@board/contracts/constants/course-paths';
import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { useNavigate } from '@board/platform/router';
import { TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import { useClassWrites } from './classes.queries.ts';
import { OwnCourse } from './own-course.tsx';

/** A class is its name, of the course that is open or is chosen. */
export function MakeForm({ course, onClose }: { course: string; onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { create, close } = useClassWrites();
  const putBack = usePutBack();
  const form = useForm({
    draft: `class.${course}`,
    initial: { name: course, course },
    rules: fields.createClass,
    read: ({ name, course: own }) =>
      own.trim() === ''
        ? { problems: { course: t('class.courseMissing') } }
        : { body: { name: name.trim() || own.trim(), course: own.trim() } },
    send: (body) => create({ body }),
    done: ({ id, name }) => ({
      key: id,
      message: t('class.made', { name }),
      undo: putBack(() => close({ params: { id } }), id),
    }),
    failed: t('failed'),
    onDone: (made) => {
      onClose();
      if (made && course === '') void navigate(courseAt(made.course));
    },
    onLeave: onClose,
  });
  return (
    <FormDialog form={form} title={t('command.makeClass')} submitLabel={t('add')}>
      {course === '' && <OwnCourse field={form.field('course')} />}
      <TextField label={t('class.name')} required {...form.field('name')} />
      <p>{t('class.makeNote')}</p>
    </FormDialog>
  );
}
