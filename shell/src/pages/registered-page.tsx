import type { PageDescriptor } from '@board/federation/descriptor';
import { useLocale } from '@board/platform';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../remotes/page-at.ts';
import { useRegistry } from '../remotes/registry.ts';
import { AdminsOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RegistryTrouble } from './registry-trouble.tsx';
import { RemotePage } from './remote-page.tsx';
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
