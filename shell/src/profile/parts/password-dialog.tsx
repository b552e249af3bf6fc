import { useText } from '@board/platform';
import { useForm } from '@board/platform/forms';
import { FormDialog, type FormDialogProps } from '@board/ui/dialogs';
import type { ReactNode } from 'react';
import { troubleText } from '../../api/trouble-text.ts';
import { CurrentPassword } from './current-password.tsx';

interface Props extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'busyText' | 'danger'> {
  draft: string;
  send: (body: { password: string }) => Promise<unknown>;
  done?: string;
  onClose: () => void;
  /** What it is for. */
  children: ReactNode;
}

/** One's own password and nothing else, before something that matters. */
export function PasswordDialog({ draft, send, done, onClose, children, ...looks }: Props) {
  const t = useText('shell');
  const form = useForm({
    draft,
    initial: { password: '' },
    // A password that was typed and not used stays nowhere.
    secret: ['password'],
    names: { currentPassword: 'password' },
    read: ({ password }) => ({ body: { password } }),
    send,
    ...(done && { done }),
    failed: (error) => troubleText(error, t),
    onDone: onClose,
  });
  return (
    // Who thinks better of it is not asked again.
    <FormDialog form={{ ...form, close: onClose }} size="small" {...looks}>
      {children}
      <CurrentPassword {...form.field('password')} />
    </FormDialog>
  );
}
