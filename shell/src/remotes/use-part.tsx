import type { Titles } from '@board/federation/descriptor';
import {
  type LayerProps,
  type PanelProps,
  type RemoteModule,
  useLocale,
  useText,
} from '@board/platform';
import { Status } from '@board/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { FirstDrawing } from './first-drawing.tsx';
import type { RemoteLoader } from './load-remote.ts';
import { RemoteError } from './remote-error.ts';
import styles from './remotes.module.css';

type Part = ComponentType<PanelProps & { layer?: LayerProps; about?: object }>;

export interface PartName {
  remote: string;
  kind: keyof Pick<RemoteModule, 'panels' | 'pages' | 'slots' | 'layers' | 'days'>;
  /** A module's id, a page's path, or the name of a slot, a layer or a source of days. */
  part: string;
}

interface ComingPart {
  turn: number;
  over: Promise<void>;
  Part?: Part;
  failure?: unknown;
}

/** By loader and part: whoever draws it later finds it there, and what failed is not asked again. */
const parts = new WeakMap<RemoteLoader, Map<string, ComingPart>>();

/**
 * The part as soon as its code is there; throws why it cannot be had. It does not suspend: React
 * holds back for a third of a second what takes the place of a fallback.
 */
export function usePart(loader: RemoteLoader, name: PartName, turn: number): Part | undefined {
  const coming = comingPart(loader, name, turn);
  const [, setShown] = useState<ComingPart>();
  const isOver = coming.Part !== undefined || 'failure' in coming;
  useEffect(() => {
    if (isOver) return;
    let gone = false;
    void coming.over.then(() => {
      if (!gone) setShown(coming);
    });
    return () => {
      gone = true;
    };
  }, [coming, isOver]);
  if ('failure' in coming) throw coming.failure;
  return coming.Part;
}

/** What was made in an earlier turn repeats its failure, or draws what is gone, for ever. */
function comingPart(loader: RemoteLoader, name: PartName, turn: number): ComingPart {
  const ofLoader = parts.get(loader) ?? new Map<string, ComingPart>();
  parts.set(loader, ofLoader);
  const known = ofLoader.get(keyOf(name));
  if (known?.turn === turn) return known;
  const coming: ComingPart = {
    turn,
    over: loadPart(loader, name).then(
      (loaded) => {
        coming.Part = loaded;
      },
      (error: unknown) => {
        coming.failure = error;
      },
    ),
  };
  ofLoader.set(keyOf(name), coming);
  return coming;
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
  await partsOf(module, kind)[part]?.load?.();
  return (props) => {
    const drawn = (
      <FirstDrawing remote={remote} version={release.version} part={`${kind} ${part}`}>
        <Shown {...props} />
      </FirstDrawing>
    );
    if (!isPrevious || (kind !== 'panels' && kind !== 'pages')) return drawn;
    return <PreviousRelease title={release.descriptor.title}>{drawn}</PreviousRelease>;
  };
}

function partOf(module: RemoteModule, { kind, part }: PartName): Part | undefined {
  if (kind === 'panels') return module.panels?.[part];
  if (kind === 'layers') {
    const Layer = module.layers?.[part];
    return Layer && (({ layer }) => layer && <Layer {...layer} />);
  }
  const Whole = partsOf(module, kind)[part];
  return Whole && (({ about }) => <Whole {...about} />);
}

type Parts = Readonly<Record<string, ComponentType<object> & { load?: () => Promise<unknown> }>>;

/** What each is given is said by its contract, which the gate compares. */
const partsOf = (module: RemoteModule, kind: PartName['kind']): Parts =>
  (module[kind] ?? {}) as Parts;

function keyOf({ remote, kind, part }: PartName): string {
  return `${remote} ${kind} ${part}`;
}

/** A quiet word that the release before the current one is shown. */
function PreviousRelease({ title, children }: { title: Titles; children: ReactNode }) {
  const t = useText('shell');
  const name = title[useLocale()];
  return (
    <>
      {children}
      <p className={styles.note}>
        <Status tone="info">{t('remotes.previous', { name })}</Status>
      </p>
    </>
  );
}
