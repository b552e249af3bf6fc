import { type ApiError, useFormat, useText } from '@board/platform';
import { ErrorState } from '@board/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './loaded.module.css';

interface Request<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  readonly request: Request<Data>;
  readonly skeleton: ReactNode;
  /** What a server that does not know this call has to say: nothing yet. */
  readonly nothing: Data;
  readonly children: (data: Data) => ReactNode;
}

/** Skeleton, data, or the last known data under what went wrong. */
export function Loaded<Data>({ request, skeleton, nothing, children }: LoadedProps<Data>) {
  const t = useText('finance');
  const { data, error, isValidating, mutate } = request;
  const since = useArrival(data);
  if (error?.status === 404) {
    return (
      <>
        <p className={styles.note} role="status">
          {t('state.not_implemented')}
        </p>
        {children(nothing)}
      </>
    );
  }
  if (!error) return data === undefined ? skeleton : children(data);
  return (
    <>
      <div className={styles.error}>
        <ErrorState
          message={t('state.refresh_failed')}
          busy={isValidating}
          onRetry={() => void mutate()}
          {...(data !== undefined && since ? { since } : {})}
        />
      </div>
      {data !== undefined && children(data)}
    </>
  );
}

/** When the data on screen came, in the person's words. */
function useArrival(data: unknown): string {
  const { clock } = useFormat();
  const [arrival, setArrival] = useState('');
  useEffect(() => {
    if (data !== undefined) setArrival(clock(Date.now()));
  }, [data, clock]);
  return arrival;
}
