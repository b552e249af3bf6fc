import type { PageDescriptor } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { PanelSkeleton } from '@board/ui';
import { RemoteUnavailable } from './remote-panel.tsx';
import { RemotePart } from './remote-part.tsx';

/** A whole page that a remote draws. */
export function RemotePage({ remote, page }: { remote: string; page: PageDescriptor }) {
  const text = useText('shell');
  const title = page.title[useLocale()];
  return (
    <RemotePart
      name={{ remote, kind: 'pages', part: page.path }}
      pending={
        <PanelSkeleton height="60vh" rows={6} label={text('remotes.loading', { name: title })} />
      }
      failed={(phase, retry) => <RemoteUnavailable title={title} phase={phase} onRetry={retry} />}
    />
  );
}
