import type { ModuleDescriptor } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { Panel, PanelSkeleton, UnavailableState } from '@board/ui';
import type { RemotePhase } from './remote-error.ts';
import { RemotePart } from './remote-part.tsx';
import styles from './remotes.module.css';

const headHeight = 44;
const rowHeight = 44;

/** A module's place on the board: it keeps its height whether the remote is there or not. */
export function RemotePanel({ remote, module }: { remote: string; module: ModuleDescriptor }) {
  const title = module.title[useLocale()];
  return (
    <RemotePart
      name={{ remote, kind: 'panels', part: module.id }}
      pending={<PendingPanel title={title} height={module.height} />}
      failed={(phase, retry) => (
        <div className={styles.place} style={{ minHeight: module.height }}>
          <Panel title={title}>
            <RemoteUnavailable title={title} phase={phase} onRetry={retry} />
          </Panel>
        </div>
      )}
    />
  );
}

function PendingPanel({ title, height }: { title: string; height: number }) {
  const t = useText('shell');
  const body = height - headHeight;
  return (
    <div className={styles.place} style={{ height: `var(--kept, ${height}px)` }}>
      <Panel title={title} busy>
        <PanelSkeleton
          height={body}
          rows={Math.max(1, Math.floor(body / rowHeight))}
          label={t('remotes.loading', { name: title })}
        />
      </Panel>
    </div>
  );
}

interface RemoteUnavailableProps {
  title: string;
  phase: RemotePhase;
  onRetry: () => void;
}

function RemoteUnavailable({ title, phase, onRetry }: RemoteUnavailableProps) {
  const t = useText('shell');
  return (
    <UnavailableState message={t(`remotes.failed.${phase}`, { name: title })} onRetry={onRetry} />
  );
}
