import type { ConfirmRequest } from '@board/contracts/events/event-map';
import { useEvent } from '@board/platform';
import { ConfirmDialog } from '@board/ui/confirm';
import { useState } from 'react';

/** Draws one question at a time; one that another pushes aside is answered with no. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<ConfirmRequest>();
  const [open, setOpen] = useState(false);

  useEvent('ui.confirm', (next) => {
    if (open) question?.answer(false);
    setQuestion(next);
    setOpen(true);
  });

  useEvent('session.ended', () => {
    if (open) question?.answer(false);
    setOpen(false);
  });

  if (!question) return null;
  const answer = (confirmed: boolean) => {
    setOpen(false);
    question.answer(confirmed);
  };
  return (
    <ConfirmDialog
      open={open}
      title={question.title}
      consequence={question.message}
      confirmText={question.confirmLabel}
      cancelText={question.cancelLabel}
      danger={question.danger}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
