import type { PageDescriptor } from '@board/federation/descriptor';
import { useLocale } from '@board/platform';
import { RemoteUnavailable } from '../remotes/remote-panel.tsx';
import { RemotePart } from '../remotes/remote-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A whole page that a remote draws. */
export function RemotePage({ remote, page }: { remote: string; page: PageDescriptor }) {
  const title = page.title[useLocale()];
  return (
    <RemotePart
      name={{ remote, kind: 'pages', part: page.path }}
      pending={<PageSkeleton title={title} />}
      failed={(phase, retry) => <RemoteUnavailable title={title} phase={phase} onRetry={retry} />}
    />
  );
}
