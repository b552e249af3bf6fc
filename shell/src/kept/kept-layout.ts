import type { ModulePlace } from '@board/platform';

const storageKey = (personId: string) => `board.layout.${personId}`;

/** The layout as this browser last saw it, so that the first paint already has its final order. */
export function keptLayout(personId: string): ModulePlace[] | null {
  const stored = localStorage.getItem(storageKey(personId));
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as ModulePlace[];
  } catch {
    localStorage.removeItem(storageKey(personId));
    return null;
  }
}

export function keepLayout(personId: string, layout: readonly ModulePlace[]): void {
  localStorage.setItem(storageKey(personId), JSON.stringify(layout));
}
