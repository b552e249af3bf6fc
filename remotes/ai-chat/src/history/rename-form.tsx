import { textLength } from '@board/contracts/constants/limits';
import { useForm } from '@board/platform/forms';
import { TextField } from '@board/ui';
import { FormDialog } from '@board/ui/dialogs';
import { type Conversation, useConversationWrites } from '../talk/conversation.queries.ts';
import { useTexts } from '../text.ts';

interface RenameFormProps {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}

export function RenameForm({ conversation: { id, title }, onClose }: RenameFormProps) {
  const t = useTexts();
  const { update } = useConversationWrites();
  const form = useForm({
    draft: `ai-chat.rename.${id}`,
    initial: { title },
    read: (values) =>
      values.title.trim() ? { body: values } : { problems: { title: t('history.nameMissing') } },
    send: (body) => update(id, body),
    failed: t('history.failed'),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} size="small" title={t('history.renameTitle')}>
      <TextField
        label={t('proposal.field.title')}
        maxLength={textLength.title}
        {...form.field('title')}
      />
    </FormDialog>
  );
}
