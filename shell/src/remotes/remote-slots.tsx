import { useLocale, useText } from '@board/platform';
import type { FilledSlot } from '@board/platform/host';
import { IconButton } from '@board/ui';
import type { ReactNode } from 'react';
import { useRegistry } from './registry.ts';
import { RemotePart } from './remote-part.tsx';

interface RemoteSlotsProps extends FilledSlot {
  /** What holds the place of each that says no height. */
  pending?: ReactNode;
}

/**
 * What remotes put into a place of the shell, or into one that another remote has; what is missing
 * shows as a mark to try again.
 */
export function RemoteSlots({ name, about, pending = null }: RemoteSlotsProps) {
  const t = useText('shell');
  const locale = useLocale();
  const { registry } = useRegistry();
  const filled = (registry?.remotes ?? []).flatMap((remote) => {
    const place = remote.descriptor.slots.find(({ slot }) => slot === name);
    return place && !remote.disabled ? [{ ...place, descriptor: remote.descriptor }] : [];
  });
  return filled
    .sort((a, b) => a.order - b.order)
    .map(({ descriptor, height }) => (
      <RemotePart
        key={descriptor.name}
        name={{ remote: descriptor.name, kind: 'slots', part: name }}
        about={about}
        pending={height === undefined ? pending : <div style={{ height }} />}
        failed={(phase, retry) => (
          <IconButton
            icon="warning"
            label={t(`remotes.failed.${phase}`, { name: descriptor.title[locale] })}
            onClick={retry}
          />
        )}
      />
    ));
}
