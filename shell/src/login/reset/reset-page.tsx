import { useText } from '@board/platform';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../pages/use-document-title.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { AskForLinkForm } from './ask-for-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Without a link it asks where to send one; with the token of a link it takes the new password. */
export function ResetPage() {
  const t = useText('shell');
  const { hash } = useLocation();
  const link = new URLSearchParams(hash.slice(1));
  const token = link.get('token');
  useDocumentTitle(t('reset.title'));
  return (
    <SignInFrame>
      {token ? (
        <NewPasswordForm token={token} username={link.get('name') ?? ''} />
      ) : (
        <AskForLinkForm />
      )}
    </SignInFrame>
  );
}
