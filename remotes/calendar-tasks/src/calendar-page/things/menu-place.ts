import type { MouseEvent } from 'react';
import type { Entry } from '../entries/entries.ts';

export interface MenuPlace {
  readonly entry: Entry;
  /** Where the focus goes back to. */
  readonly from: HTMLElement | null;
  readonly x: number;
  readonly y: number;
}

/** Where it is pressed, or below the thing. */
export function menuPlace(
  entry: Entry,
  thing: HTMLElement,
  at?: { readonly clientX: number; readonly clientY: number },
): MenuPlace {
  const { left, bottom } = thing.getBoundingClientRect();
  const own = thing.matches('button') ? thing : null;
  return {
    entry,
    from: own ?? thing.querySelector<HTMLElement>('[data-stop], button'),
    x: at?.clientX ?? left,
    y: at?.clientY ?? bottom,
  };
}

/** What the other button, or the key for it, was pressed upon. */
export function askedMenu(event: MouseEvent, entries: readonly Entry[]): MenuPlace | undefined {
  const { target } = event;
  const thing = target instanceof Element && target.closest<HTMLElement>('[data-thing]');
  const entry = thing && entries.find(({ key }) => key === thing.dataset.thing);
  if (!entry) return undefined;
  event.preventDefault();
  return menuPlace(entry, thing, event.button === 2 ? event : undefined);
}
