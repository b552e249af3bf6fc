import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A layer whose code comes when it is first opened, or before if someone preloads it. */
export interface LayerSource<Props> {
  /** The component itself once it is loaded, so that it opens without a pause. */
  readonly current: () => ComponentType<Props>;
  readonly preload: () => Promise<void>;
}

export function layerSource<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LayerSource<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function preload() {
    loaded ??= await load();
  }

  const late: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return { current: () => loaded ?? late, preload };
}

export interface LazyLayerProps<Props> {
  readonly source: LayerSource<Props>;
  readonly layer: Props;
}

export function LazyLayer<Props extends object>({ source, layer }: LazyLayerProps<Props>) {
  const [Layer] = useState(source.current);
  return (
    <Suspense fallback={null}>
      <Layer {...layer} />
    </Suspense>
  );
}
