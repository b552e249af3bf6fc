import {
  type DayReading,
  type DaySourceName,
  type DaySourcesProps,
  useLocale,
  useText,
} from '@board/platform';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import type { RemotePhase } from './remote-error.ts';
import { RemotePart } from './remote-part.tsx';
import { useRemotesHere } from './remotes-here.ts';

/** The things of days that remotes bring; one that is away says so and costs the others nothing. */
export function RemoteDaySources(props: DaySourcesProps) {
  const locale = useLocale();
  const remotes = useRemotesHere();
  return remotes.flatMap(({ name, descriptor }) =>
    (descriptor.days ?? []).map(({ source, title, order }) => (
      <RemoteSource
        key={`${name} ${source}`}
        remote={name}
        part={source}
        title={title[locale]}
        order={order}
        {...props}
      />
    )),
  );
}

interface RemoteSourceProps extends DaySourcesProps, Pick<DaySourceName, 'title' | 'order'> {
  remote: string;
  part: string;
}

function RemoteSource({ remote, part, title, order, start, end, onReading }: RemoteSourceProps) {
  const source = useMemo(
    () => ({ id: `${remote} ${part}`, title, order }),
    [remote, part, title, order],
  );
  const tell = useCallback(
    (reading: DayReading | null) => onReading(source, reading),
    [source, onReading],
  );
  // Before the part itself tells of anything.
  useLayoutEffect(() => {
    tell({});
    return () => tell(null);
  }, [tell]);
  return (
    <RemotePart
      name={{ remote, kind: 'days', part }}
      about={{ start, end, tell }}
      pending={null}
      failed={(phase, again) => <Away {...{ title, phase, again, tell }} />}
    />
  );
}

interface AwayProps {
  title: string;
  phase: RemotePhase;
  again: () => void;
  tell: (reading: DayReading) => void;
}

/** Its things are not there, and whoever shows them says so. */
function Away({ title, phase, again, tell }: AwayProps) {
  const t = useText('shell');
  const say = useEffectEvent((name: RemotePhase) =>
    tell({ problem: { words: t(`remotes.failed.${name}`, { name: title }), again } }),
  );
  useEffect(() => say(phase), [phase]);
  return null;
}
