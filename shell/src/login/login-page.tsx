import { useText } from '@board/platform';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface LoginPageProps {
  /** Somebody has begun to use the page. */
  onEngage?: () => void;
}

export function LoginPage({ onEngage }: LoginPageProps) {
  const t = useText('shell');
  const { hash } = useLocation();
  const registering = hash === '#register';
  useDocumentTitle(t(registering ? 'register.title' : 'login.title'));
  return (
    <SignInFrame onEngage={onEngage}>{registering ? <RegisterForm /> : <LoginForm />}</SignInFrame>
  );
}
