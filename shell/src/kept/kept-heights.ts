import { currentUser } from '@board/platform';
import { phone } from '@board/ui';

type Heights = Record<string, number>;

const storageKey = (personId: string) => `board.heights.${personId}`;

/** How high a module was when it was last seen whole in this browser, as a phone or wide. */
export function keptHeight(moduleId: string): number | undefined {
  return keptHeights()[nameOf(moduleId)];
}

export function keepHeight(moduleId: string, height: number): void {
  const person = currentUser();
  if (!person) return;
  const heights = keptHeights();
  const name = nameOf(moduleId);
  if (heights[name] === Math.round(height)) return;
  heights[name] = Math.round(height);
  localStorage.setItem(storageKey(person.id), JSON.stringify(heights));
}

function keptHeights(): Heights {
  const person = currentUser();
  const stored = person && localStorage.getItem(storageKey(person.id));
  try {
    return stored ? (JSON.parse(stored) as Heights) : {};
  } catch {
    return {};
  }
}

const nameOf = (moduleId: string) => `${matchMedia(phone).matches ? 'phone ' : ''}${moduleId}`;
