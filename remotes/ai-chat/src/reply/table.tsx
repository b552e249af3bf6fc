import { useText } from '@board/platform';
import type { ComponentProps } from 'react';

/** A table that scrolls by itself where it is wider than the message. */
export function Table(props: Pick<ComponentProps<'table'>, 'className' | 'style' | 'children'>) {
  const text = useText('ai-chat');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <div className="scroll" role="group" aria-label={text('reply.table')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
