import { useFormat } from '@board/platform';
import { IconButton } from '@board/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../text.ts';
import { type SharedBusy, useSharedBusy } from './together.queries.ts';

interface FriendLineProps {
  secret: string;
  start: string;
  end: string;
  isBeside: boolean;
  onKnown: (known: SharedBusy | null) => void;
  onBeside: () => void;
  onRemove: () => void;
}

/** A friend whose link is kept: pressed, his days stand beside one's own. */
export function FriendLine(props: FriendLineProps) {
  const { secret, start, end, isBeside, onKnown, onBeside, onRemove } = props;
  const t = useTexts();
  const { instant } = useFormat();
  const { data, error } = useSharedBusy(secret, start, end);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    tell(error ? null : (data ?? null));
  }, [data, error]);
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
