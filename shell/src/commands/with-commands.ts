import { registerCommands } from '@board/platform';
import type { RemoteLoader } from '../remotes/load-remote.ts';

/** Whatever a remote can do can be done from the palette as soon as the remote is here. */
export function withCommands(loader: RemoteLoader): RemoteLoader {
  const withdraw = new Map<string, () => void>();
  return {
    ...loader,
    async load(name) {
      const loaded = await loader.load(name);
      const { commands = [] } = loaded.module;
      withdraw.get(name)?.();
      withdraw.set(name, registerCommands(name, commands));
      return loaded;
    },
    forget(name, missing) {
      withdraw.get(name)?.();
      loader.forget(name, missing);
    },
  };
}
