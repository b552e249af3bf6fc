import type { SlotName } from '@board/federation/descriptor';
import { useLocale, useText } from '@board/platform';
import { IconButton } from '@board/ui';
import { useRegistry } from './registry.ts';
import { RemotePart } from './remote-part.tsx';

/** What remotes put into a place of the shell; what is missing shows as a mark to try again. */
export function RemoteSlots({ slot }: { slot: SlotName }) {
  const t = useText('shell');
  const locale = useLocale();
  const { registry } = useRegistry();
  const filled = (registry?.remotes ?? []).flatMap((remote) => {
    const place = remote.descriptor.slots.find((each) => each.slot === slot);
    return place && !remote.disabled ? [{ descriptor: remote.descriptor, order: place.order }] : [];
  });
  return filled
    .sort((a, b) => a.order - b.order)
    .map(({ descriptor }) => (
      <RemotePart
        key={descriptor.name}
        name={{ remote: descriptor.name, kind: 'slots', part: slot }}
        pending={null}
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
