import fields from '@board/contracts/fields';
import { useForm } from '@board/platform/forms';
import { TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { useClassWrites } from './classes.queries.ts';

/** A class is its name: the course is that of the page. */
export function MakeForm({ course, onClose }: { course: string; onClose: () => void }) {
  const t = useTexts();
  const { create } = useClassWrites();
  const form = useForm({
    draft: `class.${course}`,
    initial: { name: course },
    rules: fields.createClass,
    read: ({ name }) => ({ body: { name: name.trim(), course } }),
    send: (body) => create({ body }),
    done: ({ name }) => t('class.made', { name }),
    failed: t('class.notDone'),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('class.make')} submitLabel={t('add')}>
      <TextField label={t('class.name')} required {...form.field('name')} />
      <p>{t('class.makeNote')}</p>
    </FormDialog>
  );
}
