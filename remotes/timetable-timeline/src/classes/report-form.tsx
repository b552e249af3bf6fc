import { textLength } from '@board/contracts/constants/limits';
import { useForm } from '@board/platform/forms';
import { TextArea } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { useTexts } from '../text.ts';
import { type Class, useClassWrites } from './classes.queries.ts';

/** To those who administrate. */
export function ReportForm({ of, onClose }: { of: Class; onClose: () => void }) {
  const t = useTexts();
  const { report } = useClassWrites();
  const form = useForm({
    draft: `class.report.${of.id}`,
    initial: { text: '' },
    read: ({ text }) =>
      text.trim() === ''
        ? { problems: { text: t('class.reportMissing') } }
        : { body: { text: text.trim() } },
    send: (body) => report({ params: { id: of.id }, body }),
    done: t('class.reported'),
    failed: t('failed'),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('class.report')} submitLabel={t('class.send')} danger>
      <TextArea
        label={t('class.reportText')}
        hint={t('class.reportNote')}
        required
        rows={3}
        {...form.field('text')}
        maxLength={textLength.bio}
      />
    </FormDialog>
  );
}
