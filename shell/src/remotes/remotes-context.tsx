import { createContext, type ReactNode, useContext } from 'react';
import type { RemoteLoader } from './load-remote.ts';

const Loader = createContext<RemoteLoader | undefined>(undefined);

export function RemotesProvider(props: { loader: RemoteLoader; children: ReactNode }) {
  return <Loader value={props.loader}>{props.children}</Loader>;
}

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(Loader);
  if (!loader) throw new Error('RemotesProvider is missing.');
  return loader;
}
