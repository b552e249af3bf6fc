import { Link } from '@board/platform/router';
import { Section } from '@board/ui/page';
import { paths } from '../paths.ts';
import { useTexts } from '../text.ts';

/** The way from the console to what is delivered. */
export function ModulesLink() {
  const t = useTexts();
  return (
    <Section
      title={t('modules.title')}
      note={t('modules.about')}
      actions={<Link to={paths.modules}>{t('modules.open')}</Link>}
    />
  );
}
