import type { LayerRequest } from '@board/contracts/events/event-map';
import { toast, useEvent, useLocale, useText } from '@board/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRegistry } from './registry.ts';
import type { RemotePhase } from './remote-error.ts';
import { RemotePart } from './remote-part.tsx';

/** What remotes lay over whichever page is shown; one that is not here yet is loaded for it. */
export function RemoteLayers() {
  const [request, setRequest] = useState<LayerRequest & { opening: number }>();
  useEvent('ui.layer', (next) =>
    setRequest((before) => ({ ...next, opening: (before?.opening ?? 0) + 1 })),
  );
  if (!request) return null;
  const { remote, layer, about, opening } = request;
  const close = () => setRequest((now) => (now?.opening === opening ? undefined : now));
  return (
    <RemotePart
      key={opening}
      name={{ remote, kind: 'layers', part: layer }}
      layer={about ? { onClose: close, about } : { onClose: close }}
      pending={null}
      failed={(phase) => <NotOpened remote={remote} phase={phase} onClose={close} />}
    />
  );
}

interface NotOpenedProps {
  remote: string;
  phase: RemotePhase;
  onClose: () => void;
}

/** Asked for again, it is tried anew. */
function NotOpened({ remote, phase, onClose }: NotOpenedProps) {
  const t = useText('shell');
  const locale = useLocale();
  const { registry } = useRegistry();
  const say = useEffectEvent(() => {
    const { title } = registry?.remotes.find(({ name }) => name === remote)?.descriptor ?? {};
    const name = title?.[locale] ?? remote;
    toast({ tone: 'error', message: t(`remotes.failed.${phase}`, { name }) });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}
