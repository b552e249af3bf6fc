import { useSession } from '@board/platform';
import { Link } from '@board/platform/router';
import { Section } from '@board/ui/page';
import { ActionsPanel } from '../actions/actions-panel.tsx';
import { AuditSection } from '../audit/audit-section.tsx';
import { BackupsSection } from '../backups/backups-section.tsx';
import { Figures } from '../figures/figures.tsx';
import { JobsSection } from '../jobs/jobs-section.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { paths } from '../paths.ts';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { ReportsSection } from '../reports/reports-section.tsx';
import { ServerPanel } from '../server/server-panel.tsx';
import { KeptSection } from '../settings/kept-section.tsx';
import { RolesSection } from '../settings/roles-section.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { SignInSection } from '../sign-in/sign-in-section.tsx';
import { useTexts } from '../text.ts';
import { UsersSection } from '../users/users-section.tsx';
import styles from './console-page.module.css';

/** All that runs the product, on one page: what one works with at the left, what one watches at the right. */
export function ConsolePage() {
  const t = useTexts();
  const { can } = useSession();
  return (
    <main className={styles.console}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Figures />
      <div className={styles.body}>
        <div className={styles.main} data-from-top>
          {can('users.manage') && <UsersSection />}
          {can('users.manage') && <ReportsSection />}
          {can('assistant.configure') && <ProvidersSection />}
          <SignInSection />
          <RolesSection />
          {can('settings.manage') && <KeptSection />}
          {can('remotes.manage') && (
            <Section
              title={t('modules.title')}
              note={t('modules.about')}
              actions={<Link to={paths.modules}>{t('modules.open')}</Link>}
            />
          )}
          {can('operations.manage') && (
            <Section
              title={t('health.title')}
              note={t('health.about')}
              actions={<Link to={paths.health}>{t('health.open')}</Link>}
            />
          )}
          {can('operations.manage') && <BackupsSection />}
          {can('operations.manage') && <JobsSection />}
          {can('audit.read') && <AuditSection />}
        </div>
        <aside className={styles.side} data-from-top aria-label={t('side')}>
          <ServerPanel />
          {can('operations.manage') && <LogPanel />}
          {can('settings.manage') && <SettingsPanel />}
          {can('operations.manage') && <ActionsPanel />}
        </aside>
      </div>
    </main>
  );
}
