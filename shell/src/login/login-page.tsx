import { useLocation } from 'react-router-dom';
import { RegisterForm } from './late-parts.tsx';
import { LoginForm } from './login-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface LoginPageProps {
  /** Somebody has begun to use the page. */
  onEngage?: () => void;
}

export function LoginPage({ onEngage }: LoginPageProps) {
  const registering = useLocation().hash === '#register';
  return (
    <SignInFrame onEngage={onEngage}>{registering ? <RegisterForm /> : <LoginForm />}</SignInFrame>
  );
}
