import type { ComponentProps } from 'react';
import { useProse } from './use-prose.ts';

/** A table that scrolls by itself where it is wider than its place. */
export function Table(props: Pick<ComponentProps<'table'>, 'className' | 'style' | 'children'>) {
  const prose = useProse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <div className="scroll" role="group" aria-label={prose('table')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
