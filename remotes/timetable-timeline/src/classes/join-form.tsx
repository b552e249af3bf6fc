import { courseAt } from '@board/contracts/constants/course-paths';
import { useForm } from '@board/platform/forms';
import { useNavigate } from '@board/platform/router';
import { Checkbox, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { usePutBack } from '../plan/use-put-back.ts';
import { useTexts } from '../text.ts';
import { useClassWrites } from './classes.queries.ts';
import { OwnCourse } from './own-course.tsx';

interface JoinFormProps {
  course: string;
  code: string;
  onClose: () => void;
}

/** A code, whether the teacher may see the name, and which of one's courses it is, where none is open. */
export function JoinForm({ course, code, onClose }: JoinFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { join, leave } = useClassWrites();
  const putBack = usePutBack();
  const form = useForm({
    draft: `class.join.${course}`,
    initial: { code, shows_name: false, course },
    secret: ['code'],
    read: (values) =>
      values.code.trim() === ''
        ? { problems: { code: t('class.codeMissing') } }
        : {
            body: {
              code: values.code,
              shows_name: values.shows_name,
              ...(values.course && { course: values.course }),
            },
          },
    send: (body) => join({ body }),
    done: ({ id, name }) => ({
      key: id,
      message: t('class.joined', { name }),
      undo: putBack(() => leave({ params: { id } }), id),
    }),
    failed: t('class.notDone'),
    onDone: (joined) => {
      onClose();
      if (joined) void navigate(courseAt(joined.course));
    },
    onLeave: onClose,
  });
  return (
    <FormDialog form={form} title={t('class.join')} submitLabel={t('class.joinNow')}>
      <TextField
        label={t('class.code')}
        hint={t('class.codeHint')}
        mono
        required
        {...form.field('code')}
      />
      {course === '' && <OwnCourse none={t('class.asThere')} field={form.field('course')} />}
      <Checkbox label={t('class.showsName')} {...form.checkbox('shows_name')} />
      <small>{t('class.joinNote')}</small>
    </FormDialog>
  );
}
