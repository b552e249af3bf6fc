import type { LayerProps } from '@board/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSampleTerm } from './sample-term.queries.ts';

/** The sample from any page: nothing is drawn but what is said of it. */
export function SampleLayer({ onClose }: LayerProps) {
  const { loadUnseen } = useSampleTerm();
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!begun.current) void loadUnseen().then(onClose);
    begun.current = true;
  });
  useEffect(() => begin(), []);
  return null;
}
