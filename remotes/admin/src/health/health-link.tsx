import { Link } from '@board/platform/router';
import { Section } from '@board/ui/page';
import { paths } from '../paths.ts';
import { useTexts } from '../text.ts';

/** The way from the console to how the servers were. */
export function HealthLink() {
  const t = useTexts();
  return (
    <Section
      title={t('health.title')}
      note={t('health.about')}
      actions={<Link to={paths.health}>{t('health.open')}</Link>}
    />
  );
}
