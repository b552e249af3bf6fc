import { useText } from '@board/platform';
import { BrandMark } from '@board/ui';
import { useLocation } from 'react-router-dom';
import { LanguageButton } from '../header/language-button.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { DrawnWeek } from './drawn-week.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { RegisterForm } from './register-form.tsx';

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
    <div className={styles.sign}>
      <aside className={styles.side} aria-label={t('product')}>
        <Brand />
        <DrawnWeek />
        <p className={styles.claim}>
          {t('login.claim')} <small>{t('login.claimSmall')}</small>
        </p>
      </aside>
      <main className={styles.main} onFocus={onEngage}>
        <div className={styles.tools}>
          <Brand />
          <LanguageButton />
          <ThemeButton />
        </div>
        {registering ? <RegisterForm /> : <LoginForm />}
      </main>
    </div>
  );
}

function Brand() {
  const t = useText('shell');
  return (
    <span className={styles.brand}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      {t('product')}
    </span>
  );
}
