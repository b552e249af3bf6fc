import { courseAt } from '@board/contracts/constants/course-paths';
import { isApiError } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { useNavigate } from '@board/platform/router';
import { Checkbox, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useState } from 'react';
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
  const { join, leave, look } = useClassWrites();
  const putBack = usePutBack();
  const [found, setFound] = useState<{ name: string; teacher: string; code: string }>();
  const form = useForm({
    draft: `class.join.${course}`,
    initial: { code, shows_name: false, course },
    secret: ['code'],
    read: (values) =>
      values.code.trim() === ''
        ? { problems: { code: t('class.codeMissing') } }
        : {
            body: {
              code: values.code.trim(),
              shows_name: values.shows_name,
              ...(values.course && { course: values.course }),
            },
          },
    // First which class it is and whose, then whether its teacher may see one's name.
    async sure({ code: given }) {
      if (found?.code === given) return true;
      const seen = await look({ body: { code: given } });
      setFound({ ...seen, code: given });
      return false;
    },
    async send(body) {
      try {
        return await join({ body: { ...body, ...(found && { teacher: found.teacher }) } });
      } catch (error) {
        // It is looked at once more, and its owner told.
        if (isApiError(error) && error.code === 'class.changed') setFound(undefined);
        throw error;
      }
    },
    done: ({ id, name }) => ({
      key: id,
      message: t('class.joined', { name }),
      undo: putBack(() => leave({ params: { id } }), id),
    }),
    failed: t('failed'),
    onDone: (joined) => {
      onClose();
      if (joined) void navigate(courseAt(joined.course));
    },
    onLeave: onClose,
  });
  const isFound = found?.code === form.values.code.trim();
  return (
    <FormDialog
      form={form}
      title={t('command.joinClass')}
      submitLabel={t(isFound ? 'class.joinNow' : 'class.find')}
    >
      <TextField
        label={t('class.code')}
        hint={t('class.codeHint')}
        mono
        required
        {...form.field('code')}
      />
      {found && isFound && (
        <>
          <p role="status">{t('class.found', { name: found.name, teacher: found.teacher })}</p>
          {course === '' && <OwnCourse none={t('class.asThere')} field={form.field('course')} />}
          <Checkbox label={t('class.showsName')} {...form.checkbox('shows_name')} />
          <small>{t('class.joinNote')}</small>
        </>
      )}
    </FormDialog>
  );
}
