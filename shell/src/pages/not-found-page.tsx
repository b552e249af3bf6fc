import { useText } from '@board/platform';
import { Link } from 'react-router-dom';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const t = useText('shell');
  return (
    <MessagePage icon="search" title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/">{t('notFound.home')}</Link>
    </MessagePage>
  );
}
