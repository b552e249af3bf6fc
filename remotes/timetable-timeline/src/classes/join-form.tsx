import { useForm } from '@board/platform/forms';
import { Checkbox, TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { type Class, useClassWrites } from './classes.queries.ts';

interface JoinFormProps {
  course: string;
  code: string;
  onClose: () => void;
  onJoined: (joined: Class) => void;
}

/** A code, and whether the teacher may see the name. */
export function JoinForm({ course, code, onClose, onJoined }: JoinFormProps) {
  const t = useTexts();
  const { join } = useClassWrites();
  const form = useForm({
    draft: `class.join.${course}`,
    initial: { code, shows_name: false },
    secret: ['code'],
    read: (values) =>
      values.code.trim() === ''
        ? { problems: { code: t('class.codeMissing') } }
        : { body: { ...values, ...(course && { course }) } },
    send: (body) => join({ body }),
    done: ({ name }) => t('class.joined', { name }),
    failed: t('class.notDone'),
    onDone: (joined) => {
      onClose();
      if (joined) onJoined(joined);
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
      <Checkbox label={t('class.showsName')} {...form.checkbox('shows_name')} />
      <small>{t('class.joinNote')}</small>
    </FormDialog>
  );
}
