import type { PageDescriptor } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { Button } from '@board/ui';
import { Link, useLocation } from 'react-router-dom';
import { pageAt } from '../remotes/page-at.ts';
import { useRegistry } from '../remotes/registry.ts';
import { RemotePart } from '../remotes/remote-part.tsx';
import { AdminsOnly } from './guards.tsx';
import { MessagePage } from './message-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RegistryTrouble } from './registry-trouble.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** A page that some remote's descriptor names, or none at all. */
export function RegisteredPage() {
  const { registry, failed } = useRegistry();
  const { pathname } = useLocation();
  if (!registry) return failed ? <RegistryTrouble /> : <PageSkeleton />;
  const found = pageAt(registry, pathname);
  if (!found) return <NotFoundPage />;
  const shown = <TitledPage key={found.page.path} {...found} />;
  return found.page.access === 'admin' ? <AdminsOnly>{shown}</AdminsOnly> : shown;
}

function TitledPage({ remote, page }: { remote: string; page: PageDescriptor }) {
  useDocumentTitle(page.title[useLocale()]);
  return <RemotePage remote={remote} page={page} />;
}

function NotFoundPage() {
  const t = useText('shell');
  return (
    <MessagePage icon="search" title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/">{t('notFound.home')}</Link>
    </MessagePage>
  );
}

/** A whole page that a remote draws. */
function RemotePage({ remote, page }: { remote: string; page: PageDescriptor }) {
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
