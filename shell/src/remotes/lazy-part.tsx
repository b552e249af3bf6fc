import type { PanelProps, RemoteModule } from '@board/platform';
import { type ComponentType, lazy } from 'react';
import type { RemoteLoader } from './load-remote.ts';
import { PreviousRelease } from './previous-release.tsx';
import { RemoteError } from './remote-error.ts';

type Part = ComponentType<PanelProps>;

export interface PartName {
  remote: string;
  kind: keyof Pick<RemoteModule, 'panels' | 'pages' | 'slots'>;
  /** A module's id, a page's path or a slot's name. */
  part: string;
}

/** By loader and part. A lazy made while rendering would be a new one at every render. */
const parts = new WeakMap<RemoteLoader, Map<string, Part>>();

export function lazyPart(loader: RemoteLoader, name: PartName): Part {
  const ofLoader = parts.get(loader) ?? new Map<string, Part>();
  parts.set(loader, ofLoader);
  const known = ofLoader.get(keyOf(name));
  if (known) return known;
  const made = lazy(async () => ({ default: await loadPart(loader, name) }));
  ofLoader.set(keyOf(name), made);
  return made;
}

/** The next rendering starts anew; without this a lazy repeats its failure for ever. */
export function dropPart(loader: RemoteLoader, name: PartName): void {
  parts.get(loader)?.delete(keyOf(name));
}

async function loadPart(loader: RemoteLoader, name: PartName): Promise<Part> {
  const { remote, kind, part } = name;
  const { module, release, isPrevious } = await loader.load(remote);
  const Shown = partOf(module, name);
  if (!Shown) {
    const { version } = release;
    loader.report({ remote, version, phase: 'evaluate' });
    const detail = `It has no '${part}' among its ${kind}.`;
    throw new RemoteError(remote, 'evaluate', { version, detail });
  }
  // What is late in itself comes while its place is held; here its failure can be told and mended.
  await module[kind]?.[part]?.load?.();
  if (!isPrevious || kind === 'slots') return Shown;
  return (props) => (
    <PreviousRelease title={release.descriptor.title}>
      <Shown {...props} />
    </PreviousRelease>
  );
}

function partOf(module: RemoteModule, { kind, part }: PartName): Part | undefined {
  if (kind === 'panels') return module.panels?.[part];
  const Whole = module[kind]?.[part];
  return Whole && (() => <Whole />);
}

function keyOf({ remote, kind, part }: PartName): string {
  return `${remote} ${kind} ${part}`;
}
