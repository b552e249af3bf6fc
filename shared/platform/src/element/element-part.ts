import { createElement, type FunctionComponent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from './follow-link.ts';

/** A custom element that is told what there is to draw: at first, and with each change. */
export interface DrawnElement<Now> extends HTMLElement {
  draw: (now: Now) => void;
}

/** The browser forgets no name, and two releases of a remote may run on one page. */
let names = 0;

/**
 * What a remote brings that is drawn by a custom element of its own. `useNow` asks the board by the
 * `use…` of this platform, the same ones in the same order each time, and the element draws what it
 * answers. What `draw` throws is of this part alone, as what a component throws.
 */
export function elementPart<Now, Props extends object = object>(
  useNow: (props: Props) => Now,
  Drawn: new () => DrawnElement<Now>,
): FunctionComponent<Props> {
  names += 1;
  const name = `board-part-${names}`;
  // A class has one name, and may be drawn by several parts.
  customElements.define(name, class extends Drawn {});
  return function ElementPart(props) {
    const now = useNow(props);
    const go = useNavigate();
    const element = useRef<DrawnElement<Now>>(null);
    useLayoutEffect(() => element.current?.draw(now));
    return createElement(name, {
      ref: element,
      // Its place is as high as what it draws.
      style: { display: 'block' },
      onClick: ({ nativeEvent }: { nativeEvent: MouseEvent }) => followLink(nativeEvent, go),
    });
  };
}
