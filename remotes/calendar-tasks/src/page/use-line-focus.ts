import { useEffect, useRef } from 'react';

/** A line that changes its group is drawn anew and loses the focus: it goes with it, or to whichever line is near one that is gone. */
export function useLineFocus(list: React.RefObject<HTMLElement | null>) {
  const near = useRef<readonly string[]>([]);

  useEffect(() => {
    const forget = () => {
      near.current = [];
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      const there = near.current.find((id) => lineOf(list.current, id));
      if (there) focusLine(list.current, there);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', forget);
    };
  }, [list]);

  return {
    /** Of the line that a key was pressed on, and of those that may take its place. */
    stayAt(id: string): void {
      const all = linesOf(list.current);
      const at = all.indexOf(id);
      near.current = [...all.slice(at), ...all.slice(0, at).toReversed()];
    },
    /** The line that has the focus then, if there is one. */
    goOn(id: string | undefined, step: number): string | undefined {
      const all = linesOf(list.current);
      const at = all.indexOf(id ?? '');
      const next = at < 0 ? all[0] : all[at + step];
      if (next) focusLine(list.current, next);
      return next;
    },
  };
}

export const lineAt = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement
    ? target.closest<HTMLElement>('[data-line]')?.dataset.line
    : undefined;

const linesOf = (list: HTMLElement | null): string[] =>
  [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].flatMap(
    ({ dataset }) => dataset.line ?? [],
  );

const lineOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-line="${id}"]`);

function focusLine(list: HTMLElement | null, id: string): void {
  lineOf(list, id)?.querySelector<HTMLElement>('[data-title]')?.focus();
}
