import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { type Late, late } from './late.tsx';

export interface LateLayerProps {
  /** What is pressed; the layer draws it as well, since it hangs beneath it. */
  readonly trigger: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A menu or popover, open from its first press on; it is fetched when somebody reaches for its trigger. */
export function lateLayer(
  ask: () => Promise<(props: LateLayerProps) => ReactNode>,
  opens: 'menu' | 'dialog',
): (props: LateLayerProps) => ReactNode {
  const Layer = late<LateLayerProps & { onFailure: () => void }>(ask, {
    meanwhile: ({ trigger }) => trigger,
    onFailure: ({ onFailure }) => onFailure(),
  });
  return (props) => <Reached {...props} layer={Layer} opens={opens} />;
}

interface ReachedProps extends LateLayerProps {
  readonly layer: Late<LateLayerProps & { onFailure: () => void }>;
  readonly opens: 'menu' | 'dialog';
}

function Reached({ trigger, layer: Layer, opens }: ReachedProps) {
  const [used, setUsed] = useState(false);
  if (used) return <Layer trigger={trigger} onFailure={() => setUsed(false)} />;
  const prepare = () => void Layer.preload();
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setUsed(true),
  });
}
