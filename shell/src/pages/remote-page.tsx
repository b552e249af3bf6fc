import type { PageDescriptor } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { Button } from '@board/ui';
import { Link } from 'react-router-dom';
import { RemotePart } from '../remotes/remote-part.tsx';
import { MessagePage } from './message-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A whole page that a remote draws. */
export function RemotePage({ remote, page }: { remote: string; page: PageDescriptor }) {
  const t = useText('shell');
  const title = page.title[useLocale()];
  return (
    <RemotePart
      name={{ remote, kind: 'pages', part: page.path }}
      pending={<PageSkeleton title={title} />}
      failed={(phase, retry) => (
        <MessagePage icon="plug" title={title} text={t(`remotes.failed.${phase}`, { name: title })}>
          <Button variant="primary" onClick={retry} label={t('actions.retry')} />
          <Link to="/">{t('notFound.home')}</Link>
        </MessagePage>
      )}
    />
  );
}
