import { useFormat } from '@board/platform';
import { IconButton } from '@board/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../text.ts';
import { type SharedBusy, useSharedBusy } from './together.queries.ts';

/** What is known of a friend's days, and up to which of them. */
export interface Told {
  until: string;
  shared: SharedBusy | null;
}

interface FriendLineProps {
  secret: string;
  from: string;
  until: string;
  isBeside: boolean;
  onKnown: (known: Told) => void;
  onBeside: () => void;
  onRemove: () => void;
}

/** A friend whose link is kept: pressed, his days stand beside one's own. */
export function FriendLine(props: FriendLineProps) {
  const { secret, from, until, isBeside, onKnown, onBeside, onRemove } = props;
  const t = useTexts();
  const { instant } = useFormat();
  const { data, error, isLoading } = useSharedBusy(secret, from, until);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (!isLoading) tell({ until, shared: error ? null : (data ?? null) });
  }, [until, data, error, isLoading]);
  const name = data?.name ?? t(error ? 'together.over' : 'together.loading');
  return (
    <li>
      <button type="button" aria-pressed={isBeside} disabled={!data || !!error} onClick={onBeside}>
        <b>{name}</b>
        {data && !error && (
          <small>{t('together.until', { until: instant(data.expires_at) })}</small>
        )}
      </button>
      <IconButton icon="x" label={t('together.remove', { name })} onClick={onRemove} />
    </li>
  );
}
