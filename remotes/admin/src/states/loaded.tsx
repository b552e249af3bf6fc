import { type ApiError, messageOf, useFormat } from '@board/platform';
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
  readonly failure: string;
  /** Stands for a server that does not know this call: it is shown without a word. */
  readonly nothing?: Data;
  readonly children: (data: Data) => ReactNode;
}

/** Skeleton, data, or the last known data under what went wrong. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { request, skeleton, failure, nothing, children } = props;
  const { data, error, isValidating, mutate } = request;
  const since = useArrival(data);
  if (error?.status === 404 && nothing !== undefined) return children(data ?? nothing);
  if (!error) return data === undefined ? skeleton : children(data);
  return (
    <>
      <div className={styles.error}>
        <ErrorState
          message={messageOf(error, failure)}
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
