import { ChangeManyDialog } from './change-many-dialog.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';

interface UserDialogsProps {
  readonly dialog: OpenDialog;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function UserDialogs({ dialog, onOpen, onClose, onChanged }: UserDialogsProps) {
  switch (dialog.kind) {
    case 'create':
      return <CreateUserDialog onClose={onClose} onChanged={onChanged} />;
    case 'import':
      return <ImportDialog onClose={onClose} onChanged={onChanged} />;
    case 'many':
      return <ChangeManyDialog filter={dialog.filter} onClose={onClose} onChanged={onChanged} />;
    case 'sessions':
      return <SessionsDialog user={dialog.user} onClose={onClose} />;
    case 'reset':
      return <ResetDialog user={dialog.user} onClose={onClose} />;
    case 'edit':
      return (
        <EditUserDialog
          key={dialog.user.id}
          user={dialog.user}
          onOpen={onOpen}
          onClose={onClose}
          onChanged={onChanged}
        />
      );
  }
}
