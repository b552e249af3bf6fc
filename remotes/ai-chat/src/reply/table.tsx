import type { ComponentProps } from 'react';
import { useTexts } from '../text.ts';

/** A table that scrolls by itself where it is wider than the message. */
export function Table(props: Pick<ComponentProps<'table'>, 'className' | 'style' | 'children'>) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <div className="scroll" role="group" aria-label={t('reply.table')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
