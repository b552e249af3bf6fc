import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** What a key or a drop leads to takes the focus as soon as it is drawn, in another week or view too. */
export function useFocusOn(
  grid: { readonly current: HTMLElement | null },
  landed?: { readonly stop: string },
  isComing = false,
) {
  const wanted = useRef<string>(undefined);
  // With what takes the place of the one before: a key that comes next has to find it.
  useLayoutEffect(() => {
    if (landed?.stop) wanted.current = landed.stop;
  }, [landed]);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (current === undefined || isComing) return;
    const stops = grid.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    const isIt = ({ dataset, tabIndex }: HTMLElement) =>
      current ? dataset.stop === current : tabIndex === 0;
    const found = [...stops].find(isIt);
    if (!found && current) return;
    wanted.current = undefined;
    found?.focus();
  });
  /** The one stop that Tab leads to. */
  return () => {
    wanted.current = '';
  };
}

/** A key alone, which no other program waits for. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;
